import { createHash } from 'node:crypto';
import type { Reply } from '../http/http.ts';
import type { Router } from '../http/router.ts';
import type { MailStore } from './mail-store.ts';
import { mailboxCss } from './mailbox-css.ts';
import { mailboxPage, noMailPage } from './mailbox-page.ts';

/** Pages for people: the list of the received emails, and each email. They work without scripts. */
export function addMailboxRoutes(router: Router, store: MailStore): void {
  router.page('GET /', () => ({ status: 303, headers: { location: '/mail' }, body: '' }));
  router.page('GET /mail', () => page(mailboxPage(store.list(), store.list()[0], 'list')));
  router.page('GET /mail/:id', ({ params }) => {
    const mail = store.find(params.id ?? '');
    return mail ? page(mailboxPage(store.list(), mail, 'mail')) : page(noMailPage(), 404);
  });
  router.page('GET /mail/:id/html', ({ params }) => {
    const mail = store.find(params.id ?? '');
    return mail ? htmlPart(mail.html) : page(noMailPage(), 404);
  });
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function page(html: string, status = 200): Reply {
  const style = createHash('sha256').update(mailboxCss).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'`;
  return { status, headers: { ...HEADERS, 'content-security-policy': policy }, body: html };
}

/** The HTML of an email, which is foreign content: no scripts, no requests, no access to the page. */
function htmlPart(html: string): Reply {
  const policy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
  return {
    status: 200,
    headers: { ...HEADERS, 'content-security-policy': policy },
    // Links open a new tab, because the frame has no pages of the site.
    body: html.replace('<head>', '<head><base target="_blank">'),
  };
}
