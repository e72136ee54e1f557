import { z } from 'zod';

interface Bounds {
  min: number;
  max: number;
  /** Default: none, as of a factor. */
  unit?: 'px';
  about: string;
}

const px = (min: number, max: number, about: string): Bounds => ({ min, max, unit: 'px', about });

/**
 * Tokens of the design (`shared/ui/components/tokens.ts`) that a pack may set, and how far: within these bounds, no page
 * scrolls sideways, and everything can be read and pressed.
 */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  'heading-scale': { min: 0.8, max: 1.2, about: 'Size of large headings, as a factor' },
  'radius-s': px(0, 12, 'Corners of small things, such as keys and badges'),
  'radius-m': px(0, 20, 'Corners of buttons and inputs'),
  'radius-l': px(0, 32, 'Corners of cards and dialogs'),
  'page-width': px(960, 1440, 'Greatest width of a page'),
  'page-top': px(16, 64, 'From the header to the heading of a page'),
  'page-bottom': px(32, 128, 'From the last content to the footer'),
  'hero-gap': px(32, 128, 'Above and below the first and the last section of a long page'),
  'section-gap': px(24, 96, 'Above and below the other sections'),
  'card-padding': px(16, 32, 'Within cards'),
  'cell-padding': px(8, 20, 'Within the cells of tables'),
  'cell-padding-dense': px(4, 16, 'Within the cells of long tables'),
  'table-edge': px(8, 32, 'At the left and right edge of tables'),
  'input-height': px(44, 60, 'Of inputs'),
};

/** `tokens` of `site.yaml`: what differs from the design of the platform. */
export const DesignTokens = z.strictObject(
  Object.fromEntries(
    Object.entries(BOUNDS).map(([name, { min, max, unit, about }]) => {
      const range = `${min} to ${max}${unit ? ' pixels' : ''}`;
      return [
        name,
        z
          .number()
          .min(min)
          .max(max)
          .optional()
          .meta({ description: `${about}: ${range}` }),
      ];
    }),
  ),
);
export type DesignTokens = z.infer<typeof DesignTokens>;

/** @returns the custom properties of a pack as CSS, for behind the rules of the shell; empty if it sets none */
export function designTokensCss(tokens: DesignTokens): string {
  const set = Object.entries(tokens).map(
    ([name, value]) => `--${name}:${value}${BOUNDS[name]?.unit ?? ''};`,
  );
  return set.length > 0 ? `:root{${set.join('')}}` : '';
}
