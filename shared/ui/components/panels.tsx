import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keepFocus } from './keep-focus.ts';
import { Stack } from './layout.tsx';
import { Heading, Text } from './typography.tsx';

const Panel = styled.section<{ $tone: 'danger' | 'neutral' }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-7) var(--space-5);
  border: 1px solid
    ${(props) =>
      props.$tone === 'danger'
        ? 'color-mix(in oklab, var(--color-danger) 35%, var(--color-border))'
        : 'var(--color-border)'};
  border-radius: var(--radius-l);
  background: var(--color-surface);
  text-align: center;
`;

const Mark = styled.span<{ $tone: 'danger' | 'neutral' }>`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius-full);
  background: ${(props) =>
    props.$tone === 'danger' ? 'var(--color-danger-soft)' : 'var(--color-accent-soft)'};
  color: ${(props) => (props.$tone === 'danger' ? 'var(--color-danger)' : 'var(--color-link)')};
`;

const Message = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 56ch;
`;

const Detail = styled(Text)`
  font-family: var(--font-mono);
`;

interface ErrorPanelProps {
  title: string;
  message: string;
  /** The underlying message, as a second line. */
  detail?: string;
  /** Buttons and links. */
  actions?: ReactNode;
}

/** Describes an error and offers actions. Screen readers announce it at once. */
export function ErrorPanel({ title, message, detail, actions }: ErrorPanelProps) {
  return (
    <Panel ref={keepFocus} $tone="danger" role="alert">
      <Mark $tone="danger" aria-hidden="true">
        <svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d="M12 8v5M12 16.5v.5" strokeWidth="2.4" strokeLinecap="round" />
          <circle cx="12" cy="12" r="10" strokeWidth="2" />
        </svg>
      </Mark>
      <Message>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Text tone="muted">{message}</Text>
        {detail && (
          <Detail tone="faint" size="s">
            {detail}
          </Detail>
        )}
      </Message>
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}

interface EmptyStateProps {
  title: string;
  message?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  /** Below the message. */
  children?: ReactNode;
}

/** Shown in place of an empty list, with actions. */
export function EmptyState({ title, message, icon, actions, children }: EmptyStateProps) {
  return (
    <Panel $tone="neutral">
      {icon && (
        <Mark $tone="neutral" aria-hidden="true">
          {icon}
        </Mark>
      )}
      <Message>
        <Heading level={2} size="m">
          {title}
        </Heading>
        {message && <Text tone="muted">{message}</Text>}
        {children}
      </Message>
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" gap={3} justify="center" wrap>
      {children}
    </Stack>
  );
}
