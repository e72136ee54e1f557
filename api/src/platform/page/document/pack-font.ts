import { FONT_PARTS, unicodeRange, type FontPart } from '@portico/site';
import type { PackFont } from '../../../core/site/pack-font.ts';

/** The address of a part. It changes with the font. */
const fontPath = ({ hash }: Pick<PackFont, 'hash'>, part: FontPart): string =>
  `/cdn/fonts/${hash}-${part}.woff2`;

/** Declares the typeface for headings and texts. Text is there at once, and changes to it when it has arrived. */
export function packFontCss(font: PackFont): string {
  const { family, weights } = font;
  const faces = FONT_PARTS.map(
    (part) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${fontPath(font, part)}) format("woff2");unicode-range:${unicodeRange(part)}}`,
  );
  return `${faces.join('')}:root{--font-sans:"${family}",system-ui,sans-serif}`;
}

/** Browsers request fonts in the mode `cors`. */
export const packFontPreload = (font: PackFont): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${fontPath(font, 'common')}">`;
