import { styled } from 'styled-components';

export type PreviewTheme = 'dark' | 'light';

/**
 * Styles of the frame of a message, by class. The rules are static, so that typing does not generate
 * new ones. The colours are Discord's, independent of the site's theme.
 */
export const PreviewRoot = styled.div`
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--d-bg);
  color: var(--d-text);
  font-family: 'gg sans', 'Noto Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif;
  font-size: 16px;
  line-height: 22px;
  contain: content;
  overflow-wrap: anywhere;

  &[data-preview-theme='dark'] {
    --d-bg: #313338;
    --d-embed: #2b2d31;
    --d-line: #26282c;
    --d-text: #dbdee1;
    --d-strong: #f2f3f5;
    --d-muted: #a3a6ae;
    --d-link: #4dbdff;
    --d-code: #1e1f22;
    --d-code-line: #1a1b1e;
    --d-mention: #3d426b;
    --d-mention-text: #d0d4fb;
    --d-spoiler: #1a1b1e;
    --d-quote: #4e5058;
    --d-grey: #4e5058;
    --d-grey-text: #ffffff;
    --d-time: #3f4147;
  }

  &[data-preview-theme='light'] {
    --d-bg: #ffffff;
    --d-embed: #f2f3f5;
    --d-line: #e3e5e8;
    --d-text: #313338;
    --d-strong: #060607;
    --d-muted: #5c5e66;
    --d-link: #0060cc;
    --d-code: #e9eaed;
    --d-code-line: #d9dbdf;
    --d-mention: #dfe1fd;
    --d-mention-text: #3b45b5;
    --d-spoiler: #b5b8be;
    --d-quote: #c4c9ce;
    --d-grey: #6d6f78;
    --d-grey-text: #ffffff;
    --d-time: #e3e5e8;
  }

  &[data-width='phone'] {
    width: 100%;
    max-width: 360px;
    margin-inline: auto;
    padding: 12px 10px;
    border-radius: 20px;
  }

  .message {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 16px;
  }

  &[data-width='phone'] .message {
    gap: 10px;
  }

  .avatar {
    width: 40px;
    height: 40px;
    border-radius: 50%;
  }

  .sender {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    color: var(--d-strong);
    font-weight: 500;
  }

  .app {
    padding: 0 5px;
    border-radius: 4px;
    background: #5865f2;
    color: #ffffff;
    font-size: 10px;
    font-weight: 600;
    line-height: 15px;
  }

  .when {
    color: var(--d-muted);
    font-size: 12px;
    font-weight: 500;
  }

  .hint {
    color: var(--d-muted);
  }
`;
