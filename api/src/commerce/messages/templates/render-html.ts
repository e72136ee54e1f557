import { escapeHtml } from '../../../core/html/escape-html.ts';
import { footerLines } from './footer.ts';
import type { MessageContent, MessageSite } from './message-content.ts';

/**
 * The HTML part of an email: one column, without scripts, images or anything that a mail program
 * would load. Programs that ignore style sheets show it as plain HTML.
 */
export function renderHtml(content: MessageContent, site: MessageSite): string {
  const { subject, heading, paragraphs, rows, action } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${cssOf(site.brand.accent)}</style>
</head>
<body>
<div class="mail">
<p class="brand"><a href="${escapeHtml(site.origin)}">${escapeHtml(site.brand.name)}</a></p>
<div class="card">
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<table role="presentation">
${rows.map(([label, value]) => `<tr><td class="label">${escapeHtml(label)}</td><td class="value">${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
<p class="action"><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>
</div>
<div class="foot">
${footerLines(site)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
</div>
</div>
</body>
</html>
`;
}

/** @param accent a color such as `#7c6cff`, which the settings check */
const cssOf = (accent: string): string => `
body { margin:0; padding:0; background:#f3f4f8; color:#1b1c22; font:16px/1.55 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif; }
.mail { max-width:560px; margin:0 auto; padding:32px 16px 40px; }
.brand { margin:0 0 16px; font-size:20px; font-weight:700; }
.brand a { color:#1b1c22; text-decoration:none; }
.card { padding:28px; border:1px solid #e1e3ea; border-top:4px solid ${accent}; border-radius:12px; background:#ffffff; }
h1 { margin:0 0 12px; font-size:22px; line-height:1.3; }
.card p { margin:0 0 12px; }
table { width:100%; margin:20px 0; border-collapse:collapse; }
td { padding:10px 0; border-top:1px solid #e1e3ea; vertical-align:top; font-size:15px; }
.label { padding-right:16px; color:#5a5e6b; white-space:nowrap; }
.value { text-align:right; overflow-wrap:anywhere; word-break:break-word; }
.card .action { margin:0; }
.action a { display:inline-block; padding:12px 22px; border-radius:8px; background:#1b1c22; color:#ffffff; font-weight:600; text-decoration:none; }
.foot { padding:20px 4px 0; color:#5a5e6b; font-size:13px; line-height:1.5; }
.foot p { margin:0 0 6px; overflow-wrap:anywhere; }
@media (prefers-color-scheme: dark) {
  body { background:#16171b; color:#f2f3f5; }
  .brand a { color:#f2f3f5; }
  .card { background:#1f2126; border-color:#363a43; border-top-color:${accent}; }
  td { border-top-color:#363a43; }
  .label, .foot { color:#b3b7c0; }
  .action a { background:#f2f3f5; color:#1b1c22; }
}
`;
