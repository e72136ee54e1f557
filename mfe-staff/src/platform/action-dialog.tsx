import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Spinner, Stack, Text } from '@portico/ui';
import { Form } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { WarningList } from './warning-list.tsx';

/** Result of a mutation. */
type Answer = Promise<{ error?: unknown }>;
/** Result of a dry run: what the change would break although it is allowed. */
type CheckAnswer = Promise<{ error?: unknown; data?: { warnings?: readonly string[] } }>;

const COMPATIBILITY = {
  running: 'Checking compatibility with the live releases…',
  passed: 'Compatible with the live releases.',
};

interface ActionDialogProps {
  title: string;
  about: string;
  button: { label: string; variant?: 'primary' | 'danger' };
  /** Title of the toast after the change. */
  done: string;
  /** The dry run of the change. The button stays disabled until it succeeds. */
  check?: () => CheckAnswer;
  /** What is said while it runs, and after it. */
  checks?: { running: string; passed: string };
  /** @param reason '' without a field for it */
  send: (reason: string) => Answer;
  /** Whether the audit log wants a reason. */
  asksReason?: boolean;
  onClose: () => void;
  /** Further fields, above the reason. */
  children?: ReactNode;
}

/** Confirms a change of the platform: an optional dry run, the reason, then the change. */
export function ActionDialog({
  title,
  about,
  button: { label, variant = 'primary' },
  done,
  check,
  checks = COMPATIBILITY,
  send,
  asksReason = true,
  onClose,
  children,
}: ActionDialogProps) {
  const firstCheck = useRef(check);
  const [reason, setReason] = useState('');
  const [isCompatible, setCompatible] = useState(check ? undefined : true);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    let isOpen = true;
    void firstCheck.current?.().then(({ error, data }) => {
      if (!isOpen) return;
      setCompatible(!error);
      setWarnings(data?.warnings ?? []);
      if (error) setProblem(error);
    });
    return () => {
      isOpen = false;
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const { error } = await send(reason);
    setSending(false);
    if (error) {
      setProblem(error);
      return;
    }
    toast({ kind: 'success', title: done });
    onClose();
  };

  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        {isCompatible === undefined && (
          <Stack direction="row" gap={3} align="center">
            <Spinner label="Checking" />
            <Text tone="muted">{checks.running}</Text>
          </Stack>
        )}
        {check && isCompatible && <Text>{checks.passed}</Text>}
        <WarningList title="Links of the site will lead to a missing page:" warnings={warnings} />
        <FormError error={problem} />
        {children}
        {asksReason && <ReasonField value={reason} onChange={setReason} />}
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={variant} disabled={!isCompatible || isSending}>
            {label}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
