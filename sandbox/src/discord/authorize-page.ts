import { escapeHtml } from '../http/html.ts';
import { accountName, demoAccounts, type DemoAccount } from '../people/accounts.ts';
import { authorizeCss as css } from './authorize-css.ts';

/** A page and its inline style sheet, whose hash is in the page's content security policy. */
export interface Page {
  html: string;
  css: string;
}

export interface AuthorizePageProps {
  /** Name of the requesting application. */
  application: string;
  /** Form action: the URL of this request with its query. */
  action: string;
  /** Permissions that the application requests. */
  permissions: string[];
  /** Origin that the user returns to. */
  returnTo: string;
}

/** The page on which the user chooses a demo account or cancels. Works without scripts. */
export function authorizePage({
  application,
  action,
  permissions,
  returnTo,
}: AuthorizePageProps): Page {
  const app = escapeHtml(application);
  return layout(
    `Sign in to ${app}`,
    `<header>
<div class="mark" aria-hidden="true">${escapeHtml(application.slice(0, 1).toUpperCase())}</div>
<p class="eyebrow">An external application</p>
<h1><span>${app}</span> wants to access your account</h1>
</header>
<section aria-labelledby="may">
<h2 id="may">This will allow ${app} to</h2>
<ul class="may">${permissions.map((text) => `<li>${tick}${escapeHtml(text)}</li>`).join('')}</ul>
</section>
<form method="post" action="${escapeHtml(action)}">
<h2 id="who">Continue as</h2>
<ul class="accounts" aria-labelledby="who">
${demoAccounts.map(accountButton).join('\n')}
</ul>
<div class="actions">
<button class="cancel" name="cancel" value="1">Cancel</button>
</div>
</form>
<p class="note">You return to <strong>${escapeHtml(returnTo)}</strong>. This is a stand-in for Discord: the accounts are made up, there is no password, and nothing leaves this computer.</p>`,
  );
}

/** Error page for requests whose error cannot be sent to the application. */
export function errorPage(reason: string): Page {
  return layout(
    'Sign-in not possible',
    `<header>
<div class="mark" aria-hidden="true">!</div>
<h1>This sign-in link does not work</h1>
</header>
<p class="reason" role="alert">${escapeHtml(reason)}</p>
<p class="note">Go back to the site you came from and try again.</p>`,
  );
}

function accountButton(account: DemoAccount): string {
  const { key, about, user } = account;
  const picture = user.avatar
    ? `/avatars/${user.id}/${user.avatar}.webp?size=128`
    : `/embed/avatars/${(BigInt(user.id) >> 22n) % 6n}.png`;
  return `<li><button class="account" name="account" value="${key}" aria-labelledby="name-${key}" aria-describedby="about-${key}">
<img src="${picture}" alt="" width="44" height="44"><span class="words"><span class="name" id="name-${key}">${escapeHtml(accountName(account))}</span>
<span class="about" id="about-${key}">${escapeHtml(about)}</span></span></button></li>`;
}

const tick =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 8.5l3.2 3L13 4.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

function layout(title: string, main: string): Page {
  return {
    css,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/embed/avatars/0.png">
<title>${title} - Discord sandbox</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="sandbox">Sandbox</p>
${main}
</main>
</body>
</html>
`,
  };
}
