/** The value that an element takes with the color scheme `light`, and with `dark`. Both are colors. */
const lightDark = (onLight: string, onDark: string) => `light-dark(${onLight},${onDark})`;

const shade = (onLight: string, onDark: string) =>
  lightDark(`rgb(20 23 31 / ${onLight})`, `rgb(0 0 0 / ${onDark})`);

/** Tokens that are no colors, or whose colors are within their values. */
const common = {
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '16px',
  'radius-full': '999px',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  // From the header to a page's heading, and from its last content to the footer.
  'page-top': 'clamp(24px, 2vw + 16px, 40px)',
  'page-bottom': 'var(--space-8)',
  // Above and below the first and the last section of a long page, and the others.
  'hero-gap': 'clamp(48px, 8vw, 104px)',
  'section-gap': 'clamp(40px, 6vw, 72px)',
  'card-padding': 'var(--space-5)',
  // Within a table's cells, and at its left and right edges.
  'cell-padding': 'var(--space-3)',
  'cell-padding-dense': 'var(--space-2)',
  'table-edge': 'var(--space-4)',
  'input-height': '44px',
  // Text sizes, 12 to 28 px. There are few, because each size on a page is one more font that the
  // browser prepares before the first paint.
  'text-1': '0.75rem',
  'text-2': '0.8125rem',
  'text-3': '0.875rem',
  'text-4': '0.9375rem',
  'text-5': '1rem',
  'text-6': '1.125rem',
  'text-7': '1.25rem',
  'text-8': '1.75rem',
  // Headings grow with the screen. A site pack may set their size.
  'heading-scale': '1',
  'heading-l': 'calc(clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem) * var(--heading-scale))',
  'heading-xl': 'calc(clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem) * var(--heading-scale))',
  'heading-display': 'calc(clamp(2.25rem, 1.5rem + 3.4vw, 4rem) * var(--heading-scale))',
  'font-sans':
    "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, Cantarell, 'Helvetica Neue', Arial, sans-serif",
  // Short, because a browser may look up each name in the system before the first paint. The
  // generic name resolves to Menlo, Consolas or DejaVu Sans Mono.
  'font-mono': 'ui-monospace, monospace',
  'header-height': '64px',
  'page-width': '1152px',
  'focus-ring': '0 0 0 2px var(--color-bg), 0 0 0 4px var(--color-focus)',
  'shadow-1': `0 1px 2px ${shade('8%', '40%')}`,
  'shadow-2': `0 16px 48px ${shade('16%', '48%')}, 0 2px 8px ${shade('8%', '32%')}`,
} as const;

const dark = {
  'color-bg': '#101218',
  'color-bg-raised': '#151821',
  'color-bg-sunken': '#0a0c11',
  'color-surface': '#191d27',
  'color-surface-hover': '#222735',
  'color-border': '#2b3140',
  'color-input': '#0a0c11',
  'color-input-border': '#646d82',
  'color-text': '#f2f4f9',
  'color-text-muted': '#b4bccb',
  'color-text-faint': '#8c95a9',
  'color-accent': '#5b5fef',
  'color-accent-hover': 'color-mix(in oklab, var(--color-accent), black 14%)',
  'color-accent-text': '#ffffff',
  'color-accent-soft': 'color-mix(in oklab, var(--color-accent) 20%, transparent)',
  'color-link': '#a5a8ff',
  'color-focus': '#a9acff',
  'color-success': '#43d392',
  'color-warning': '#f4b942',
  'color-danger': '#ff7a80',
  'color-success-soft': '#12312a',
  'color-warning-soft': '#352a14',
  'color-danger-soft': '#3a1c24',
} as const;

const light: Record<keyof typeof dark, string> = {
  'color-bg': '#f7f8fb',
  'color-bg-raised': '#ffffff',
  'color-bg-sunken': '#edf0f6',
  'color-surface': '#ffffff',
  'color-surface-hover': '#f0f2f8',
  'color-border': '#d8ddea',
  'color-input': '#ffffff',
  'color-input-border': '#7f889c',
  'color-text': '#14171f',
  'color-text-muted': '#474f62',
  'color-text-faint': '#626b80',
  'color-accent': '#5b5fef',
  'color-accent-hover': 'color-mix(in oklab, var(--color-accent), black 14%)',
  'color-accent-text': '#ffffff',
  'color-accent-soft': 'color-mix(in oklab, var(--color-accent) 12%, transparent)',
  'color-link': '#4346d8',
  'color-focus': '#4346d8',
  'color-success': '#0b7446',
  'color-warning': '#855300',
  'color-danger': '#bd2130',
  'color-success-soft': '#dff5ea',
  'color-warning-soft': '#fdf0d5',
  'color-danger-soft': '#fde6e8',
};

type TokenName = keyof typeof common | keyof typeof dark;

/** The values of each theme, for tests of contrast. */
export const themes = { dark, light };

/** Every token as a reference for styles: `tokens['color-bg']` is `var(--color-bg)`. */
export const tokens = Object.fromEntries(
  [...Object.keys(common), ...Object.keys(dark)].map((name) => [name, `var(--${name})`]),
) as Record<TokenName, string>;

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const themed = Object.fromEntries(
  Object.entries(dark).map(([name, onDark]) => {
    const onLight = light[name as keyof typeof dark];
    return [name, onLight === onDark ? onDark : lightDark(onLight, onDark)];
  }),
);

/** For visitors who ask their system for more contrast: no faint text, and borders that stand out. */
const moreContrast = {
  'color-text-muted': 'var(--color-text)',
  'color-text-faint': 'var(--color-text)',
  'color-border': lightDark('#5c6478', '#8c95a9'),
};

/**
 * A color made darker, with its hue. Its chroma shrinks with its lightness, as in a dimmer light, so it stays a color of
 * sRGB: browsers clip others, which turns orange into red.
 */
const darkened = (color: string, max: number) =>
  `oklch(from ${color} min(l,${max}) calc(c*min(1,${max}/l)) h)`;

/** A color made lighter, with its hue. @param chroma that every hue has in sRGB at this lightness */
const lightened = (color: string, min: number, chroma: number) =>
  `oklch(from ${color} max(l,${min}) min(c,${chroma}) h)`;

/**
 * The brand's accent, limited to a lightness at which white text on it, and text in it, is legible in
 * both themes, for any configured color.
 */
function accentCss(accent: string) {
  const link = lightDark(darkened(accent, 0.485), lightened(accent, 0.79, 0.105));
  return (
    `@supports (color:oklch(from red l c h)){` +
    `:root{--color-accent:${darkened(accent, 0.52)};--color-link:${link};}}`
  );
}

/**
 * All tokens as CSS custom properties. `<html data-theme>` picks the theme; any value but `dark` and
 * `light` follows the system.
 * @param accent the brand's color, or the page server's token for it
 */
export function tokensCss(accent: string): string {
  return (
    `:root{color-scheme:light dark;${declarations({ ...common, ...themed })}}` +
    `[data-theme=dark]{color-scheme:dark}` +
    `[data-theme=light]{color-scheme:light}` +
    accentCss(accent) +
    `@media (prefers-contrast:more){:root{${declarations(moreContrast)}}}` +
    // Paper is white in every theme.
    `@media print{:root,[data-theme]{color-scheme:light}}`
  );
}
