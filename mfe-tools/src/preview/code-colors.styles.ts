import { css } from 'styled-components';

/**
 * Colors of code blocks with a language. The hues are Discord's; the lightness differs where its contrast
 * would be below 4.5.
 */
export const codeColors = css`
  &[data-preview-theme='dark'] {
    --c-comment: #829aa1;
    --c-keyword: #8ca100;
    --c-string: #2ca79e;
    --c-title: #429ddd;
    --c-attribute: #bd8f00;
    --c-symbol: #eb7443;
    --c-built-in: #e77370;
  }

  &[data-preview-theme='light'] {
    --c-comment: #566b72;
    --c-keyword: #5f6e00;
    --c-string: #1e726c;
    --c-title: #1e6da5;
    --c-attribute: #826200;
    --c-symbol: #b44214;
    --c-built-in: #c82522;
  }

  .hljs-comment,
  .hljs-quote {
    color: var(--c-comment);
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-addition {
    color: var(--c-keyword);
  }

  .hljs-number,
  .hljs-string,
  .hljs-literal,
  .hljs-doctag,
  .hljs-regexp {
    color: var(--c-string);
  }

  .hljs-title,
  .hljs-section,
  .hljs-name,
  .hljs-selector-id,
  .hljs-selector-class {
    color: var(--c-title);
  }

  .hljs-attribute,
  .hljs-attr,
  .hljs-variable,
  .hljs-template-variable,
  .hljs-type {
    color: var(--c-attribute);
  }

  .hljs-symbol,
  .hljs-bullet,
  .hljs-subst,
  .hljs-meta,
  .hljs-selector-attr,
  .hljs-selector-pseudo,
  .hljs-link {
    color: var(--c-symbol);
  }

  .hljs-built_in,
  .hljs-deletion {
    color: var(--c-built-in);
  }

  .hljs-emphasis {
    font-style: italic;
  }

  .hljs-strong {
    font-weight: 700;
  }
`;
