import { fileUrl } from '@portico/sdk/platform';
import type { FrameFont, ReleaseManifest } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';

/**
 * Declares the fonts of the shell. `optional`: a font that is not there at the first paint is not used
 * in this document, so text never moves; the next document finds it in the cache.
 */
export function fontFaces(shell: ReleaseManifest): string {
  return fontsOf(shell)
    .map(
      ({ family, weights, range, path }) =>
        `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;src:url(${fileUrl(shell, path)}) format("woff2");unicode-range:${range}}`,
    )
    .join('');
}

/** Preloads of the fonts that every page needs. Browsers request fonts in the mode `cors`. */
export function fontPreloads(shell: ReleaseManifest): string[] {
  return fontsOf(shell)
    .filter(({ isPreloaded }) => isPreloaded)
    .map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(fileUrl(shell, path))}">`,
    );
}

const fontsOf = ({ frame }: ReleaseManifest): readonly FrameFont[] => frame?.fonts ?? [];
