import { escapeHtml } from '../../http/html.ts';

/** Content of a drawn embed. */
export interface Drawing {
  /** `#` and six hex digits. */
  color: string;
  title: string;
  /** Bars of text below the title. */
  lines: number;
  thumbnail?: boolean;
  fields?: number;
}

const WIDTH = 432;

/** Draws an embed as an SVG data URL of plain shapes, without external content. */
export function drawEmbed({ color, title, lines, thumbnail = false, fields = 0 }: Drawing): string {
  const height = 74 + lines * 22 + (fields > 0 ? 46 : 0);
  const right = thumbnail ? 110 : 24;
  const bars = Array.from({ length: lines }, (_, line) => {
    const width = (WIDTH - 44 - right) * (1 - ((line * 37) % 45) / 100);
    return bar(24, 58 + line * 22, width, 10, '#6d7178');
  });
  const columns = Array.from({ length: fields }, (_, field) => {
    const left = 24 + field * ((WIDTH - 48) / 3);
    const top = 62 + lines * 22;
    return bar(left, top, 70, 9, '#c7cad0') + bar(left, top + 17, 96, 8, '#6d7178');
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" rx="6" fill="#2b2d31"/>` +
    `<rect width="5" height="${height}" rx="2" fill="${color}"/>` +
    `<text x="24" y="38" font-family="sans-serif" font-size="17" font-weight="700" fill="#f2f3f5">${escapeHtml(title)}</text>` +
    (thumbnail
      ? `<rect x="${WIDTH - 92}" y="18" width="72" height="72" rx="8" fill="${color}" opacity=".55"/>`
      : '') +
    [...bars, ...columns].join('') +
    `</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function bar(x: number, y: number, width: number, height: number, fill: string): string {
  const round = (value: number) => Math.round(value);
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}
