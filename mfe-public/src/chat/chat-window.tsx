import type { ReactNode } from 'react';
import type { Tone } from '@portico/contracts/rules/pack/styles';
import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  text-align: left;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-weight: 600;

  &::before {
    color: var(--color-text-faint);
    content: '#';
  }
`;

/** A drawing of a chat channel, for demos and examples. */
export function ChatWindow({ channel, children }: { channel: string; children: ReactNode }) {
  return (
    <Frame>
      <Bar>{channel}</Bar>
      {children}
    </Frame>
  );
}

/** The messages of a channel. */
export const Messages = styled.ol`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  margin: 0;
  padding: var(--space-4);
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 var(--space-3);
  font-size: var(--text-4);
  line-height: 1.45;
`;

const AuthorIcon = styled.span<{ $bot: boolean }>`
  display: grid;
  grid-row: span 2;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--radius-full);
  background: ${(props) => (props.$bot ? 'var(--color-accent)' : 'var(--color-surface-hover)')};
  color: ${(props) => (props.$bot ? 'var(--color-accent-text)' : 'var(--color-text-muted)')};
  font-size: var(--text-3);
  font-weight: 700;

  & > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
`;

/** The badge follows the last word of a long name. */
const Author = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;

  & > small {
    display: inline-block;
    margin-left: var(--space-2);
    padding: 0 5px;
    border-radius: 4px;
    background: var(--color-accent);
    color: var(--color-accent-text);
    font-size: var(--text-1);
    letter-spacing: 0.02em;
    line-height: 1.5;
  }
`;

const Text = styled.div`
  color: var(--color-text);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface MessageProps {
  author: string;
  /** Of the author, in place of a picture. */
  initial?: string;
  /** Shows the app badge. */
  isBot?: boolean;
  /** `div` where the messages are not a list. */
  as?: 'div';
  children: ReactNode;
}

/** One message with its author. */
export function Message({ author, initial = '', isBot = false, as, children }: MessageProps) {
  const { icon } = useBrand();
  return (
    <Row as={as}>
      <AuthorIcon $bot={isBot} aria-hidden="true">
        {isBot ? <img src={icon} alt="" width={36} height={36} /> : initial}
      </AuthorIcon>
      <Author>
        {author}
        {isBot && <small>APP</small>}
      </Author>
      <Text>{children}</Text>
    </Row>
  );
}

/** The embed box of a bot's answer, with an edge. */
export const EmbedBox = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-1);
  max-width: 440px;
  margin-top: var(--space-1);
  padding: var(--space-3);
  padding-left: calc(4px + var(--space-3));
  overflow: clip;
  border-radius: var(--radius-s);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: var(--text-3);

  & > strong {
    color: var(--color-text);
    font-size: var(--text-4);
  }
`;

/** The colored edge of an embed box: an element of its own, because templates choose elements, not styles. */
export const EmbedEdge = styled.i<{ $tone: Tone }>`
  position: absolute;
  inset: 0 auto 0 0;
  width: 4px;
  background: var(--color-${({ $tone }) => ($tone === 'plain' ? 'accent' : $tone)});
`;
