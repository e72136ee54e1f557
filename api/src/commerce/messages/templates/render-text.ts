import type { MessageContent, MessageSite } from './message-content.ts';
import { footerLines } from './footer.ts';

/** The words of a message without its footer, for a short text such as a direct message. */
export function renderShortText({ heading, paragraphs, rows, action }: MessageContent): string {
  return [
    heading,
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${action.label}: ${action.url}`,
  ].join('\n\n');
}

/** The text part of an email. */
export function renderText(content: MessageContent, site: MessageSite): string {
  return `${renderShortText(content)}\n\n-- \n${footerLines(site).join('\n')}\n`;
}
