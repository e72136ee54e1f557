import { StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '@portico/contracts/notes/length';
import type { CustomerNote } from '@portico/contracts/notes/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { useDirtyForm, useSession, useTeam } from '@portico/sdk';
import { Button, Card, Heading, Stack, Text, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { useStaffAddNoteMutation, useStaffRemoveNoteMutation } from './customers.api.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;

const Body = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface NotesProps {
  userId: string;
  notes: readonly CustomerNote[];
  /** Whether the user may write notes. */
  mayWrite: boolean;
  /** Whether the user may delete notes of others. */
  isOwner: boolean;
  onChanged: () => void;
}

/** Notes of the team about a customer, newest first. */
export function Notes({ userId, notes, mayWrite, isOwner, onChanged }: NotesProps) {
  const { user } = useSession();
  const { members } = useTeam();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<CustomerNote>();
  const nameOf = (id: string) => members.find(({ user_id }) => user_id === id)?.username ?? id;
  return (
    <Stack as="section" gap={3} aria-label="Notes">
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Heading level={2} size="m">
          Notes
        </Heading>
        {mayWrite && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <StickyNote size={16} aria-hidden="true" /> Add Note
          </Button>
        )}
      </Stack>
      {notes.length === 0 ? (
        <Text tone="muted">No notes yet.</Text>
      ) : (
        <Card>
          <List>
            {notes.map((note) => (
              <li key={note.noteId}>
                <div>
                  <Body>{note.text}</Body>
                  <Text tone="muted" size="s">
                    {nameOf(note.authorId)}, {formatDateTime(note.createdAt)}
                  </Text>
                </div>
                {mayWrite && (isOwner || note.authorId === user?.id) && (
                  <Button
                    variant="ghost"
                    aria-label={`Delete the note of ${formatDateTime(note.createdAt)}`}
                    onClick={() => setRemoved(note)}
                  >
                    <Trash2 size={16} aria-hidden="true" />
                  </Button>
                )}
              </li>
            ))}
          </List>
        </Card>
      )}
      {isAdding && (
        <AddDialog userId={userId} onClose={() => setAdding(false)} onChanged={onChanged} />
      )}
      {removed && (
        <RemoveDialog note={removed} onClose={() => setRemoved(undefined)} onChanged={onChanged} />
      )}
    </Stack>
  );
}

interface DialogProps {
  onClose: () => void;
  onChanged: () => void;
}

function AddDialog({ userId, onClose, onChanged }: DialogProps & { userId: string }) {
  const [add] = useStaffAddNoteMutation();
  // One id per dialog: a repeated call adds one note.
  const [noteId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  useDirtyForm(text !== '');
  const send = async () => {
    const result = await add({ userId, noteId, text });
    if (!result.error) onChanged();
    return result;
  };
  return (
    <ActionDialog
      title="Add Note"
      about="All members of the team can read it. The customer gets its text with the data export, and it is deleted with the account."
      button={{ label: 'Add Note' }}
      done="The note was added"
      asksReason={false}
      send={send}
      onClose={onClose}
    >
      <TextField
        label="Note"
        rows={5}
        maxLength={MAX_NOTE_LENGTH}
        counts
        required
        data-autofocus
        value={text}
        onChange={setText}
      />
    </ActionDialog>
  );
}

function RemoveDialog({ note, onClose, onChanged }: DialogProps & { note: CustomerNote }) {
  const [remove] = useStaffRemoveNoteMutation();
  const send = async () => {
    const result = await remove(note.noteId);
    if (!result.error) onChanged();
    return result;
  };
  return (
    <ActionDialog
      title="Delete This Note"
      about="The text is deleted for everyone. The audit log keeps that there was a note, without its text."
      button={{ label: 'Delete Note', variant: 'danger' }}
      done="The note was deleted"
      asksReason={false}
      send={send}
      onClose={onClose}
    />
  );
}
