import { css } from 'styled-components';

/** Styles of the embed and of the buttons below it. */
export const embedStyles = css`
  .embed {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    width: fit-content;
    min-width: 96px;
    max-width: 520px;
    margin-top: 6px;
    padding: 2px 16px 16px 12px;
    border-inline-start: 4px solid;
    border-radius: 4px;
    background: var(--d-embed);
    box-shadow: inset 0 0 0 1px var(--d-line);
    font-size: 14px;
    line-height: 18px;
  }

  .embed.wide {
    width: 100%;
  }

  .main {
    min-width: 0;
  }

  .author a:not(:hover, :focus-visible),
  .title > a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  .author {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 8px;
    color: var(--d-strong);
    font-weight: 600;

    a {
      color: inherit;
    }

    img {
      flex: none;
      width: 24px;
      height: 24px;
      border-radius: 50%;
      object-fit: cover;
    }
  }

  .title {
    margin-top: 8px;
    color: var(--d-strong);
    font-size: 16px;
    font-weight: 600;
    line-height: 22px;
  }

  .description {
    margin-top: 8px;
  }

  .fields {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 8px;
    margin-top: 8px;
    contain: layout style;
  }

  .field-name {
    margin-bottom: 2px;
    color: var(--d-strong);
    font-weight: 600;
    white-space: break-spaces;
  }

  .thumbnail {
    max-width: 80px;
    max-height: 80px;
    margin: 8px 0 0 16px;
    border-radius: 4px;
    object-fit: contain;
  }

  .image {
    grid-column: 1 / -1;
    max-width: 100%;
    max-height: 300px;
    margin-top: 16px;
    border-radius: 4px;
    object-fit: contain;
  }

  .footer {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: 8px;
    margin-top: 8px;
    font-size: 12px;
    font-weight: 500;
    line-height: 16px;

    img {
      flex: none;
      width: 20px;
      height: 20px;
      border-radius: 50%;
      object-fit: cover;
    }
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }

  .button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    min-height: 32px;
    padding: 2px 14px;
    border-radius: 8px;
    background: #5865f2;
    color: #ffffff;
    font-size: 14px;
    font-weight: 500;

    &[data-style='secondary'] {
      background: var(--d-grey);
      color: var(--d-grey-text);
    }

    &[data-style='success'] {
      background: #00863a;
    }

    &[data-style='danger'] {
      background: #d22d39;
    }
  }
`;
