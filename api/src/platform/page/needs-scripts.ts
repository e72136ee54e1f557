import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { escapeHtml } from '../../core/html/escape-html.ts';

/** Hides the placeholder of a page that never comes without scripts. */
export const PLACEHOLDER_CSS =
  '[data-portico-skeleton]{display:none}.no-scripts{max-width:640px;margin:0 auto;padding:96px 16px}';

/**
 * What a browser without scripts shows in place of a page that has no static body: what is missing, and
 * the sign-in, which needs no scripts. @param pathname where the sign-in returns to
 */
export const needsScripts = (pathname: string): string =>
  `<noscript><div class="no-scripts"><h1>This page needs JavaScript</h1><p>Allow JavaScript for this site in your browser, then reload the page. If the page is about your account, you can <a href="${escapeHtml(signInAddress(pathname))}">log in with Discord</a> first.</p></div></noscript>`;
