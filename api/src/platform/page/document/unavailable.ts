import type { ThemeChoice } from '@portico/sdk/rules/theme-choice';
import type { Brand } from '@portico/sdk/platform';
import { noticeDocument } from './notice.ts';

/** The document of a deployment without a live shell; it explains the cause and the fix. */
export function unavailableDocument(
  brand: Brand,
  look: { theme: ThemeChoice; nonce: string },
): string {
  return noticeDocument(brand, look, {
    title: 'Not available yet',
    heading: `${brand.name} is not available yet`,
    html: `<p>The site is running, but no shell release is live. Publish one and make it live:</p>
<pre>npm run release -- publish shell
npm run release -- promote shell</pre>`,
  });
}
