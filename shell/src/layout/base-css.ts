import { ROOT_ID, STATIC_BODY_ID } from '@portico/sdk/platform';
import { tokensCss } from '@portico/ui';

/**
 * Rules of the document itself, part of the HTML of every page.
 * @param accent the brand's color
 */
export const baseCss = (accent: string) =>
  [
    // The first layer, whose `!important` takes precedence over all others. A stylesheet of a
    // remote can match `main` as its `:scope` (docs/decisions/0025). No z-index of a page covers
    // navigation and toasts.
    '@layer shell{main{display:block!important;visibility:visible!important;opacity:1!important;position:static!important;isolation:isolate!important}}',
    tokensCss(accent),
    '*,*::before,*::after{box-sizing:border-box}',
    'html{scroll-padding-top:calc(var(--header-height) + var(--space-4));-webkit-text-size-adjust:100%}',
    'body{margin:0;background:var(--color-bg);color:var(--color-text);font-family:var(--font-sans);line-height:1.5;overflow-wrap:break-word;scrollbar-gutter:stable}',
    'button,input,select,textarea{font:inherit}',
    // Summaries show an icon of their own. Older Safari has another name for the marker.
    'summary{cursor:pointer;list-style:none}',
    'summary::-webkit-details-marker{display:none}',
    'img,svg{vertical-align:middle}',
    'a{color:var(--color-link)}',
    // An outline, not a shadow: forced colors remove shadows.
    ':focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}',
    'a:focus-visible,summary:focus-visible{border-radius:var(--radius-s)}',
    // Forced colors remove the backgrounds that tell which of several is chosen.
    '@media (forced-colors:active){:is([aria-pressed=true],[aria-checked=true],[aria-selected=true],[aria-current=page]){forced-color-adjust:none;background:SelectedItem!important;color:SelectedItemText!important}}',
    // Until activation React renders beside the static body, hidden but measurable.
    `#${STATIC_BODY_ID}~#${ROOT_ID}{visibility:hidden;height:0;overflow:clip}`,
    // A page that fades in can be used at once.
    '::view-transition{pointer-events:none}',
    '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.16s}',
    '@media (prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*),*,*::before,*::after{animation-duration:.01ms!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}',
  ].join('');
