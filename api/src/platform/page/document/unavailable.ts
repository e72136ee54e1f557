import type { ThemeChoice } from '@portico/sdk/rules/theme-choice';
import type { Brand } from '@portico/sdk/platform';
import { noticeDocument } from './notice.ts';

const NO_SITE = {
  title: 'No site pack',
  heading: 'This website has no site pack yet',
  html: `<p>The server is running, but nobody has told it what to show. Make a site pack, a folder with the texts and
pictures of your bot, and name it in the setting SITE_DIR:</p>
<pre>npm run site -- new my-bot
SITE_DIR=sites/my-bot</pre>
<p>docs/your-bot.md explains each step. If there is a pack, the log says what is wrong with it.</p>`,
};

/** The document of a deployment without a site pack, or without a live shell; it explains the cause and the fix. */
export function unavailableDocument(
  brand: Brand,
  look: { theme: ThemeChoice; nonce: string },
): string {
  if (brand.name === '') return noticeDocument(brand, look, NO_SITE);
  return noticeDocument(brand, look, {
    title: 'Not available yet',
    heading: `${brand.name} is not available yet`,
    html: `<p>The site is running, but no shell release is live. Publish one and make it live:</p>
<pre>npm run release -- publish shell
npm run release -- promote shell</pre>`,
  });
}
