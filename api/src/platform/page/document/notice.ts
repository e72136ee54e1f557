import type { ThemeChoice } from '@portico/sdk/rules/theme-choice';
import type { Brand } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#fff, #111318); --text: light-dark(#1c1e23, #f2f3f5);
  --muted: light-dark(#4e5561, #b5bac1); --line: light-dark(#d9dce3, #2b2f38); --link: light-dark(#4a3fc4, #a59bff) }
[data-theme=dark] { color-scheme: dark }
[data-theme=light] { color-scheme: light }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg);
  color: var(--text); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 36rem; padding: 24px }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.25 }
p { margin: 0 0 16px; color: var(--muted) }
a { color: var(--link) }
pre { margin: 0; padding: 12px 16px; overflow: auto; border: 1px solid var(--line); border-radius: 8px }
`;

export interface Notice {
  title: string;
  heading: string;
  /** HTML below the heading. */
  html: string;
}

/** A document without the shell: a heading, its cause and the fix. */
export function noticeDocument(
  brand: Brand,
  { theme, nonce }: { theme: ThemeChoice; nonce: string },
  { title, heading, html }: Notice,
): string {
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${brand.name} - ${title}`)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(brand.icon)}">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${html}
</main>
</body>
</html>
`;
}
