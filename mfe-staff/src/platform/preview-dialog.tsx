import { useState } from 'react';
import type { FormEvent } from 'react';
import { countOf } from '@portico/sdk/rules/count';
import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { PREVIEW_SECONDS } from '@portico/sdk/contracts/previews/lifetime';
import { Button, Dialog, Labeled, Select, Stack, TextField } from '@portico/ui';
import { Form, Pair } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { PreviewCombination } from './preview-combination.tsx';
import { PreviewLink } from './preview-link.tsx';
import { useStaffCreatePreviewMutation, useStaffStartPreviewMutation } from './previews.api.ts';
import type { Versions } from './previews.api.ts';

/** A version that the user wants to preview. */
export interface PendingPreview {
  name: string;
  version: string;
  /** The live version of what is no app: of the site pack. */
  live?: string | null;
}

const DAY = 86_400;
const LIFETIMES = [1, 3, 7, 30].map((days) => ({
  value: String(days * DAY),
  label: countOf(days, 'day'),
}));
const MAX_NOTE_LENGTH = 200;

interface PreviewDialogProps {
  preview: PendingPreview;
  apps: readonly ReleasedApp[];
  /** Whether the user may create links for others. */
  mayShare: boolean;
  onClose: () => void;
  /** Loads a document. */
  go?: (path: string) => void;
}

/** Opens a preview in this browser, or creates a link to it for others. */
export function PreviewDialog({
  preview: { name, version, live },
  apps,
  mayShare,
  onClose,
  go = (path) => location.assign(path),
}: PreviewDialogProps) {
  const app = apps.find((candidate) => candidate.name === name);
  const [start, started] = useStaffStartPreviewMutation();
  const [create, created] = useStaffCreatePreviewMutation();
  const [to, setTo] = useState(app?.mounts[0] ?? '/');
  const [others, setOthers] = useState<Versions>({});
  const [seconds, setSeconds] = useState(String(PREVIEW_SECONDS.default));
  const [note, setNote] = useState('');
  const versions = { ...others, [name]: version };
  const isSending = started.isLoading || created.isLoading;

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await start({ versions });
    if (!error) go(to);
  };

  return (
    <Dialog
      title={`Preview ${version}`}
      about={`${name}: ${app?.live ?? live ?? 'nothing'} is live. A preview changes nothing for visitors.`}
      onClose={onClose}
    >
      {created.data ? (
        <Stack gap={4}>
          <PreviewLink created={created.data} />
          <Stack direction="row" justify="end">
            <Button onClick={onClose}>Done</Button>
          </Stack>
        </Stack>
      ) : (
        <Form onSubmit={(event) => void open(event)}>
          <TextField
            label="Page"
            value={to}
            onChange={setTo}
            pattern="/.*"
            title="Enter a path on this site, such as /store"
            required
            data-autofocus
          />
          <PreviewCombination
            apps={apps.filter((other) => other.name !== name)}
            chosen={others}
            onChange={setOthers}
          />
          {mayShare && (
            <Pair>
              <Labeled label="Expires after">
                <Select
                  label="Expires after"
                  options={LIFETIMES}
                  value={seconds}
                  onChange={setSeconds}
                />
              </Labeled>
              <TextField
                label="Purpose"
                value={note}
                onChange={setNote}
                maxLength={MAX_NOTE_LENGTH}
              />
            </Pair>
          )}
          <FormError error={started.error ?? created.error} />
          <Stack direction="row" gap={3} justify="end" wrap>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            {mayShare && (
              <Button
                variant="secondary"
                disabled={isSending}
                onClick={() => void create({ versions, seconds: Number(seconds), note, to })}
              >
                Create Link
              </Button>
            )}
            <Button type="submit" disabled={isSending}>
              Open Preview
            </Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
