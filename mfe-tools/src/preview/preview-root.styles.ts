import { styled } from 'styled-components';

export type PreviewTheme = 'dark' | 'light';

/**
 * Styles of the frame of a message, by class. The rules are static, so that typing does not generate
 * new ones. The colors are Discord's, independent of the site's theme. A browser's translation leaves the
 * message as members of the server would read it.
 */
export const PreviewRoot = styled.div.attrs({ translate: 'no' })`
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
    --d-bg: #1a1a1e;
    --d-embed: #242429;
    --d-line: #2e2e34;
    --d-text: #dfdfe2;
    --d-strong: #fbfbfb;
    --d-muted: #9b9ca5;
    --d-link: #7bb0f5;
    --d-code: #161619;
    --d-code-line: #2e2e34;
    --d-mention: #2c2f52;
    --d-mention-text: #c5cafa;
    --d-spoiler: #3a3a42;
    --d-quote: #56565f;
    --d-grey: #37373e;
    --d-grey-text: #fbfbfb;
    --d-time: #2e2e34;
  }

  &[data-preview-theme='light'] {
    --d-bg: #fbfbfb;
    --d-embed: #ffffff;
    --d-line: #dedee2;
    --d-text: #2f3035;
    --d-strong: #18181b;
    --d-muted: #5f6069;
    --d-link: #0062c4;
    --d-code: #f1f1f3;
    --d-code-line: #dedee2;
    --d-mention: #e1e3fd;
    --d-mention-text: #3b45b5;
    --d-spoiler: #b9bac2;
    --d-quote: #c6c7ce;
    --d-grey: #e3e3e8;
    --d-grey-text: #2f3035;
    --d-time: #e9e9ed;
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
