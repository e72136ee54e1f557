import { CopyPlus, FilePlus2, PencilLine, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { once } from '@portico/sdk/rules/once';
import { Badge, Button, Dialog, isComposing, Text, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import type { Embed } from '../../embed-code/embed.ts';
import { IconButton, Input } from '../ui/inputs.styles.ts';
import { LongList } from '../ui/long-list.tsx';
import { MAX_NAME, nameOf } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { useDrafts } from './use-drafts.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  list-style: none;

  & > * + * {
    border-top: 1px solid var(--color-border);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);

  &[aria-current] {
    background: var(--color-accent-soft);
  }

  form {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-2);
  }

  @media (max-width: 639px) {
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

const Open = styled.button`
  display: grid;
  gap: 2px;
  padding: var(--space-1) 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  strong {
    font-size: var(--text-4);
    font-weight: 600;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Tools = styled.div`
  display: flex;
`;

interface DraftsDialogProps {
  drafts: ReturnType<typeof useDrafts>;
  /** Id of the draft in the form. */
  shown: string;
  /** Receives the embed of another draft in the form. */
  onShow: (embed: Embed) => void;
  onNew: () => void;
  onClose: () => void;
}

/** The drafts of this browser: open, rename, duplicate, delete, and undo of the last deletion. */
export function DraftsDialog({ drafts, shown, onShow, onNew, onClose }: DraftsDialogProps) {
  const [list, setList] = useState(drafts.list);
  const [renamed, setRenamed] = useState<string>();
  const { deleted } = drafts;
  const reload = () => setList(drafts.list());
  useEffect(() => {
    const change = () => setList(drafts.list());
    addEventListener('storage', change);
    return () => removeEventListener('storage', change);
  }, [drafts]);
  const remove = (draft: SavedDraft) => {
    const next = drafts.remove(draft);
    if (next) onShow(next);
    setList(list.filter(({ id }) => id !== draft.id));
  };
  return (
    <Dialog
      title="Drafts"
      about="Drafts stay in this browser. Clearing its data deletes them."
      onClose={onClose}
    >
      {deleted && (
        <Row as="div" role="status">
          <Text size="s">“{nameOf(deleted)}” is deleted.</Text>
          <Button
            ref={focus}
            size="s"
            variant="secondary"
            onClick={() => {
              drafts.undoRemove();
              reload();
            }}
          >
            <Undo2 size={16} aria-hidden="true" /> Undo
          </Button>
        </Row>
      )}
      {list.length === 0 ? (
        <Text tone="muted">No drafts yet. Your embed is saved here as you type.</Text>
      ) : (
        <LongList items={list}>
          {(items) => (
            <List aria-label="Drafts">
              {items.map((draft) => (
                <Row key={draft.id} aria-current={draft.id === shown || undefined}>
                  {renamed === draft.id ? (
                    <NameForm
                      draft={draft}
                      onClose={() => setRenamed(undefined)}
                      onRename={(name) => {
                        drafts.rename(draft.id, name);
                        setRenamed(undefined);
                        reload();
                      }}
                    />
                  ) : (
                    <>
                      <Open
                        type="button"
                        onClick={() => {
                          const embed = drafts.select(draft.id);
                          if (embed && draft.id !== shown) onShow(embed);
                          onClose();
                        }}
                      >
                        <strong>
                          <VisuallyHidden>Open </VisuallyHidden>
                          {nameOf(draft)}
                        </strong>
                        <span>
                          {time().format(draft.savedAt)}
                          {draft.id === shown && <Badge tone="accent">Open Now</Badge>}
                        </span>
                      </Open>
                      <Tools>
                        <IconButton
                          type="button"
                          title="Rename"
                          aria-label={`Rename ${nameOf(draft)}`}
                          onClick={() => setRenamed(draft.id)}
                        >
                          <PencilLine size={16} aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          type="button"
                          title="Duplicate"
                          aria-label={`Duplicate ${nameOf(draft)}`}
                          onClick={() => drafts.duplicate(draft) && reload()}
                        >
                          <CopyPlus size={16} aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          type="button"
                          title="Delete"
                          aria-label={`Delete ${nameOf(draft)}`}
                          onClick={() => remove(draft)}
                        >
                          <Trash2 size={16} aria-hidden="true" />
                        </IconButton>
                      </Tools>
                    </>
                  )}
                </Row>
              ))}
            </List>
          )}
        </LongList>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            onNew();
            onClose();
          }}
        >
          <FilePlus2 size={16} aria-hidden="true" /> New Draft
        </Button>
      </div>
    </Dialog>
  );
}

interface NameFormProps {
  draft: SavedDraft;
  onRename: (name: string) => void;
  onClose: () => void;
}

function NameForm({ draft, onRename, onClose }: NameFormProps) {
  const [name, setName] = useState(draft.name || nameOf(draft));
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onRename(name);
      }}
    >
      <Input
        ref={select}
        aria-label="Name of the draft"
        maxLength={MAX_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          // The dialog stays open.
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
      />
      <Button type="submit" size="s">
        Save Name
      </Button>
      <Button type="button" size="s" variant="ghost" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

const select = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** Receives the focus because the pressed button was removed. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const time = once(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);
