import { createPortal } from 'react-dom';
import * as Toast from 'radix-ui/toast';
import { dismissToast } from '@portico/sdk/host';
import type { useToasts } from '@portico/sdk/host';
import { styled } from 'styled-components';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../layout/later-icons.tsx';
import { iconButton } from '../layout/nav.styles.ts';
import { useOpenDialog } from './use-open-dialog.ts';

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  top: calc(var(--header-height) + var(--space-3));
  right: 0;
  z-index: 60;
  display: grid;
  gap: var(--space-2);
  width: min(400px, 100vw);
  margin: 0;
  padding: 0 var(--space-4);
  list-style: none;
`;

const Box = styled(Toast.Root)`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);

  &[data-kind='error'] > svg {
    color: var(--color-danger);
  }

  &[data-kind='success'] > svg {
    color: var(--color-success);
  }

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Message = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(Toast.Title)`
  font-weight: 600;
`;

const Description = styled(Toast.Description)`
  color: var(--color-text-muted);
  font-size: var(--text-4);
`;

const Close = styled(Toast.Close)`
  ${iconButton}
  width: 32px;
  min-height: 32px;
`;

const ICON = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

interface ToastListProps {
  toasts: ReturnType<typeof useToasts>;
}

/**
 * Messages at the top right (spec 0 §8). They stay while the pointer or the focus is on them. A modal
 * dialog covers everything else and makes it inert, also for screen readers: while one is open, messages
 * are within it.
 */
export function ToastList({ toasts }: ToastListProps) {
  const dialog = useOpenDialog(toasts.length > 0);
  return (
    <Toast.Provider label="Message" swipeDirection="right" announcerContainer={dialog}>
      {toasts.map(({ id, kind, title, description, durationMs }) => {
        const Icon = ICON[kind];
        return (
          <Box
            key={id}
            data-kind={kind}
            duration={durationMs}
            type={kind === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && dismissToast(id)}
          >
            <Icon size={20} />
            <Message>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Message>
            <Close aria-label="Close">
              <CloseIcon size={16} />
            </Close>
          </Box>
        );
      })}
      {dialog ? createPortal(<Viewport />, dialog) : <Viewport />}
    </Toast.Provider>
  );
}
