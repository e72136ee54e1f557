import { createHash } from 'node:crypto';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { componentStateLabel, formatUptimeShare } from '@portico/contracts/rules/uptime';
import { escapeHtml } from '../../core/html/escape-html.ts';
import type { Overall } from './overall.ts';

const CSS =
  ':root{color-scheme:light dark}' +
  'body{margin:0;padding:12px 14px;font:14px/1.5 system-ui,sans-serif;color:light-dark(#14171f,#f2f4f9);background:light-dark(#fff,#191d27)}' +
  'a{color:inherit}h1{margin:0 0 8px;font-size:15px}ul{margin:0;padding:0;list-style:none}' +
  'li{display:flex;gap:8px;padding:3px 0}li>span:first-child{flex:1}' +
  'li>span:last-child{min-width:56px;text-align:right;font-variant-numeric:tabular-nums}' +
  '.up{color:light-dark(#0b7446,#43d392)}.degraded{color:light-dark(#855300,#f4b942)}' +
  '.down{color:light-dark(#bd2130,#ff7a80)}.maintenance{color:light-dark(#4346d8,#a5a8ff)}' +
  '.unknown{color:light-dark(#474f62,#b4bccb)}';

const STYLE_HASH = createHash('sha256').update(CSS).digest('base64');

/** The widget has no script, loads nothing, and may be in a frame on any site. */
export const WIDGET_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** The page of the frame, loaded again every minute. */
export function widgetHtml(
  { components }: StatusComponents,
  overall: Overall,
  { name, page }: { name: string; page: string },
): string {
  const rows = components.map(
    (component) =>
      `<li><span>${escapeHtml(component.name)}</span>` +
      `<span class="${component.state}">${escapeHtml(componentStateLabel(component.state))}</span>` +
      `<span>${escapeHtml(formatUptimeShare(component.uptime))}</span></li>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="refresh" content="60"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(name)} status</title><style>${CSS}</style></head><body>` +
    `<h1><a href="${escapeHtml(page)}" target="_blank" rel="noopener">${escapeHtml(name)}</a>: ` +
    `<span class="${overall.state}">${escapeHtml(overall.words)}</span></h1><ul>${rows.join('')}</ul></body></html>`
  );
}
