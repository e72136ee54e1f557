import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import type { FrameFont } from '@portico/sdk/platform';

/** A font of the frame before the build writes its file. */
export interface FontSource extends Omit<FrameFont, 'path'> {
  bytes: Uint8Array;
}

const FAMILY = { family: 'Figtree', weights: '300 900' };

/**
 * The typeface of the site, `--font-sans` of the tokens. Ranges are those of the package's subsets
 * (`unicode.json`): all pages load the first file, and pages with Central European names the second.
 */
export const FONTS: readonly FontSource[] = [
  {
    ...FAMILY,
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    isPreloaded: true,
    bytes: latin,
  },
  {
    ...FAMILY,
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    bytes: latinExtended,
  },
];
