import { escapeHtml } from '../http/html.ts';
import type { ReceivedMail } from './mail-store.ts';
import { mailboxCss } from './mailbox-css.ts';

const times = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' } as const),
});
const timeOf = (mail: ReceivedMail): string =>
  `<time datetime="${new Date(mail.at).toISOString()}">${times.format(mail.at)} UTC</time>`;

/**
 * The mailbox: the list and one email beside it. A narrow window has room for one of them.
 * @param narrow what a narrow window shows
 */
export function mailboxPage(
  mails: readonly ReceivedMail[],
  open: ReceivedMail | undefined,
  narrow: 'list' | 'mail',
): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  return layout(
    open && narrow === 'mail' ? open.subject : 'Mailbox',
    narrow,
    `<header><h1><a href="/mail">Mailbox</a></h1><p class="count">${count}</p><p class="sandbox">Sandbox</p></header>
<main>
<nav aria-label="Emails">${mails.length > 0 ? `<ol>${mails.map((mail) => item(mail, mail === open)).join('')}</ol>` : empty}</nav>
${open ? reading(open) : '<article></article>'}
</main>`,
  );
}

export const noMailPage = (): string =>
  layout(
    'Not found',
    'mail',
    `<header><h1><a href="/mail">Mailbox</a></h1><p class="sandbox">Sandbox</p></header>
<main><article><p>This email is no longer in the mailbox.</p><p><a href="/mail">All emails</a></p></article></main>`,
  );

const empty =
  '<p class="empty"><strong>No emails yet</strong>Buy a plan on the site. Its emails arrive here, and nothing leaves this computer.</p>';

const item = (mail: ReceivedMail, isOpen: boolean): string =>
  `<li><a href="/mail/${mail.id}"${isOpen ? ' aria-current="true"' : ''}><span class="subject">${escapeHtml(mail.subject)}</span><span class="to">${escapeHtml(mail.to)}</span>${timeOf(mail)}</a></li>`;

function reading(mail: ReceivedMail): string {
  const { id, subject, from, to, messageId, text } = mail;
  return `<article aria-labelledby="subject">
<p class="back"><a href="/mail">All emails</a></p>
<h2 id="subject">${escapeHtml(subject)}</h2>
<dl>
<div><dt>From</dt><dd>${escapeHtml(from)}</dd></div>
<div><dt>To</dt><dd>${escapeHtml(to)}</dd></div>
<div><dt>Received</dt><dd>${timeOf(mail)}</dd></div>
<div><dt>Message ID</dt><dd class="id">${escapeHtml(messageId)}</dd></div>
</dl>
<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>
<details><summary>Text part</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;
}

const layout = (title: string, narrow: 'list' | 'mail', body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
${narrow === 'list' ? '<meta http-equiv="refresh" content="10">' : ''}
<title>${escapeHtml(title)} - Mail sandbox</title>
<style>${mailboxCss}</style>
</head>
<body class="${narrow}">
${body}
</body>
</html>
`;
