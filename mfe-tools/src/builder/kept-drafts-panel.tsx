import { History, Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { once } from '@portico/sdk/rules/once';
import { Button, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { Embed } from '../embed-code/embed.ts';
import { IconButton } from './inputs.styles.ts';
import { isSameEmbed } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';

const Box = styled.section`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-accent-soft);

  ul {
    display: grid;
    gap: var(--space-2);
    max-height: 220px;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow: auto;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-2);
    align-items: center;
  }

  .last {
    grid-column: 2 / -1;
  }

  @media (max-width: 639px) {
    button {
      min-width: 44px;
      min-height: 44px;
    }

    button:has(span) svg {
      display: none;
    }
  }
`;

const Name = styled.span`
  display: grid;
  line-height: 1.4;

  strong {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--text-4);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }
`;

interface KeptDraftsProps {
  drafts: readonly SavedDraft[];
  /** The embed in the form, which is not listed. */
  shown: Embed;
  /** The draft that was deleted last. */
  deleted: SavedDraft | undefined;
  onRestore: (draft: SavedDraft) => void;
  onDelete: (draft: SavedDraft) => void;
  onUndoDelete: () => void;
}

/** Drafts that were replaced by an opened link or template. */
export function KeptDrafts(props: KeptDraftsProps) {
  const { drafts: all, shown, deleted, onRestore, onDelete, onUndoDelete } = props;
  const drafts = useMemo(
    () => all.filter((draft) => !isSameEmbed(draft.embed, shown)),
    [all, shown],
  );
  if (drafts.length === 0 && !deleted) return null;
  return (
    <Box aria-label="Saved drafts">
      <Text size="s" strong>
        {headingFor(drafts.length)}
      </Text>
      <ul>
        {drafts.map((draft, index) => (
          <li key={`${draft.savedAt} ${index}`}>
            <Name>
              <strong>{nameOf(draft.embed)}</strong>
              <small>{time().format(draft.savedAt)}</small>
            </Name>
            <Button
              variant="secondary"
              size="s"
              aria-label={`Restore ${nameOf(draft.embed)}`}
              onClick={() => onRestore(draft)}
            >
              <History size={16} aria-hidden="true" /> <span>Restore</span>
            </Button>
            <IconButton
              type="button"
              aria-label={`Delete ${nameOf(draft.embed)}`}
              title="Delete"
              onClick={() => onDelete(draft)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {deleted && (
          <li>
            <Name>
              <strong>{nameOf(deleted.embed)}</strong>
              <small>Deleted</small>
            </Name>
            <Button
              ref={focus}
              className="last"
              variant="secondary"
              size="s"
              aria-label={`Undo: delete ${nameOf(deleted.embed)}`}
              onClick={onUndoDelete}
            >
              <Undo2 size={16} aria-hidden="true" /> <span>Undo</span>
            </Button>
          </li>
        )}
      </ul>
    </Box>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'Draft deleted';
  return count === 1 ? 'Draft saved' : `${count} drafts are kept`;
}

const time = once(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Receives the focus because the pressed button was removed. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The first text of an embed. */
function nameOf({ title, content, description, author, fields, footer }: Embed): string {
  const texts = [title, content, description, author.name, fields[0]?.name, footer.text];
  return texts.find((text) => text?.trim())?.trim() ?? 'Untitled embed';
}
