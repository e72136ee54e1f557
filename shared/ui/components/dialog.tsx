import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from './typography.tsx';

const Box = styled.dialog<{ $width: string }>`
  width: min(${(props) => props.$width}, calc(100vw - 2 * var(--space-4)));
  max-height: calc(100dvh - 2 * var(--space-4));
  margin: auto;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  color: var(--color-text);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: rgb(4 6 12 / 64%);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-5) 0;
`;

const Titles = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  margin: -6px -6px 0 0;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text-muted);
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5) var(--space-5);
  overflow: auto;
`;

interface DialogProps {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** CSS length; on narrower screens the dialog shrinks. */
  width?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog on the `dialog` element: the rest of the page is inert, Escape closes it, and the
 * focus returns to its previous element. The element with `data-autofocus` has the focus first. Render
 * it while it is open.
 */
export function Dialog({ title, about, width = '560px', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Box
      ref={dialog}
      $width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A click on the element itself, beside its content, is on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Head>
        <Titles>
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
          {about && (
            <Text tone="muted" size="s">
              {about}
            </Text>
          )}
        </Titles>
        <Close type="button" aria-label="Close" onClick={onClose}>
          <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path d="M5 5l14 14M19 5L5 19" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </Close>
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}
