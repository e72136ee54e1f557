import type { MessageSite } from './message-content.ts';

/** Who writes, and how to answer. */
export function footerLines({ brand, seller, origin }: MessageSite): string[] {
  return [
    ...(brand.contactEmail ? [`Questions? Write to ${brand.contactEmail}.`] : []),
    `You are receiving this email because of a purchase or license on ${origin}.`,
    [seller.name, seller.address].filter(Boolean).join(', '),
    ...(seller.taxId ? [`Tax ID: ${seller.taxId}`] : []),
    ...(seller.imprintUrl ? [`Imprint: ${seller.imprintUrl}`] : []),
  ];
}
