import type { Brand } from '@portico/sdk/platform';
import { escapeHtml } from './html.ts';

const STYLE = `
:root { color-scheme: dark; --bg: #111318; --text: #f2f3f5; --muted: #b5bac1; --line: #2b2f38 }
[data-theme=light] { color-scheme: light; --bg: #fff; --text: #1c1e23; --muted: #4e5561; --line: #d9dce3 }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg);
  color: var(--text); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 36rem; padding: 24px }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.25 }
p { margin: 0 0 16px; color: var(--muted) }
pre { margin: 0; padding: 12px 16px; overflow: auto; border: 1px solid var(--line); border-radius: 8px }
`;

/** The document of a deployment without a live shell; it explains the cause and the fix. */
export function unavailableDocument(
  brand: Brand,
  { theme, nonce }: { theme: string; nonce: string },
): string {
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} - Not available yet</title>
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(brand.icon)}">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${name} is not available yet</h1>
<p>The site is running, but no shell release is live. Publish one and make it live:</p>
<pre>npm run release -- publish shell
npm run release -- promote shell</pre>
</main>
</body>
</html>
`;
}
