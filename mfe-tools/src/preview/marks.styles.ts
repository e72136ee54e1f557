import { css } from 'styled-components';

/** Styles of marks within texts. */
export const marksStyles = css`
  /* Underlined as with Discord's "Always underline links": color alone is not enough contrast to the text. */
  a {
    color: var(--d-link);
    text-decoration: underline;
  }

  .paragraph {
    white-space: break-spaces;
  }

  /* Empty lines keep their height. */
  .paragraph > div:empty::after,
  blockquote:empty::after {
    content: '\\200b';
  }

  .h1,
  .h2,
  .h3 {
    margin: 10px 0 4px;
    color: var(--d-strong);
    font-weight: 700;
    line-height: 1.3;
  }

  .h1 {
    font-size: 1.5em;
  }

  .h2 {
    font-size: 1.25em;
  }

  .h3 {
    font-size: 1em;
  }

  .subtext {
    color: var(--d-muted);
    font-size: 0.8125em;
  }

  ul {
    margin: 4px 0 0;
    padding: 0 0 0 18px;
  }

  li li {
    list-style-type: circle;
  }

  li li li {
    list-style-type: square;
  }

  li[data-marker] {
    list-style-type: none;
  }

  li[data-marker]::before {
    display: inline-block;
    min-width: 18px;
    margin-inline-start: -18px;
    content: attr(data-marker) ' ';
  }

  blockquote {
    margin: 2px 0;
    padding-inline-start: 12px;
    border-inline-start: 4px solid var(--d-quote);
    border-radius: 4px;
  }

  .code,
  .code-block {
    border-radius: 4px;
    background: var(--d-code);
    font-family: Consolas, 'Andale Mono WT', var(--font-mono);
    font-size: 0.875em;
    white-space: pre-wrap;
  }

  .code {
    padding: 0.1em 0.25em;
  }

  .code-block {
    display: block;
    margin: 6px 0 0;
    padding: 7px;
    border: 1px solid var(--d-code-line);
    line-height: 1.3;
  }

  .jumbo {
    font-size: 48px;
    line-height: 58px;
  }

  .jumbo .emoji {
    width: 48px;
    height: 48px;
  }

  .mention {
    padding: 0 2px;
    border-radius: 3px;
    background: var(--d-mention);
    color: var(--d-mention-text);
    font-weight: 500;
  }

  .time {
    padding: 0 2px;
    border-radius: 3px;
    background: var(--d-time);
  }

  .emoji {
    width: 1.375em;
    height: 1.375em;
    object-fit: contain;
    vertical-align: bottom;
  }

  .spoiler {
    padding: 0 2px;
    border: 0;
    border-radius: 4px;
    background: var(--d-spoiler);
    color: inherit;
    cursor: pointer;

    &:not(.shown) > * {
      opacity: 0;
    }

    &.shown {
      background: var(--d-time);
      cursor: auto;
    }

    &:focus-visible {
      outline: 2px solid var(--d-link);
    }
  }
`;
