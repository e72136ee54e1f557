import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/** Of what a page shows while its data loads. */
const BUSY = 'aria-busy="true"';

/** Whether a body waits for data that only scripts fetch. */
export const isWaiting = (html: string): boolean => html.includes(BUSY);

/** Hides the placeholder of a page, or of its data, that never comes without scripts. */
export const PLACEHOLDER_CSS = `[data-portico-skeleton],main [${BUSY}]{display:none}.no-scripts{max-width:640px;margin:0 auto;padding:96px 16px}`;

/**
 * What a browser without scripts shows in place of a page that has no static body, or no data in it: what is missing, and
 * the sign-in, which needs no scripts. @param pathname where the sign-in returns to
 */
export const needsScripts = (pathname: string): string =>
  `<noscript><div class="no-scripts"><h1>This page needs JavaScript</h1><p>Allow JavaScript for this site in your browser, then reload the page. If the page is about your account, you can <a href="${escapeHtml(signInAddress(pathname))}">log in with Discord</a> first.</p></div></noscript>`;
