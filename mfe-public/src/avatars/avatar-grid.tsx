import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AvatarEntry } from '@portico/contracts/avatars/schema';
import { once } from '@portico/sdk/rules/once';
import { Link } from '@portico/sdk';
import { Grid, useRenderLimit, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { UnstyledList } from '../unstyled-list.ts';
import { AvatarPicture, useAvatarFile } from './avatar-picture.tsx';

const Tile = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  font-size: var(--text-2);

  align-content: start;

  & time {
    color: var(--color-text-muted);
  }
`;

const Open = styled.a`
  position: relative;
  display: block;
  border-radius: var(--radius-m);

  & > svg {
    position: absolute;
    top: var(--space-2);
    right: var(--space-2);
    width: 28px;
    height: 28px;
    padding: 6px;
    border-radius: var(--radius-s);
    background: var(--color-bg);
    color: var(--color-text);
    opacity: 0.85;
  }
`;

const Person = styled(Link)`
  overflow: hidden;
  color: var(--color-link);
  font-family: var(--font-mono);
  text-decoration: none;
  text-overflow: ellipsis;

  &:hover {
    text-decoration: underline;
  }
`;

const moment = once(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' }),
);

/**
 * A page of the whole history (spec 0 §9) renders at once; a longer history of one person grows on
 * scroll.
 */
const AT_ONCE = 100;

interface AvatarGridProps<Entry extends AvatarEntry> {
  entries: readonly Entry[];
  /** All pictures are of one person, whom the page names already. */
  isOfOne?: boolean;
  /** Actions that the owner of an entry has. */
  actions?: (entry: Entry) => ReactNode;
}

/** Pictures with the person's id and the local moment, each opening in a new tab (spec 0 §2). */
export function AvatarGrid<Entry extends AvatarEntry>({
  entries,
  isOfOne = false,
  actions,
}: AvatarGridProps<Entry>) {
  const drawn = useRenderLimit(entries.length, entries[0]?.avatar ?? '', AT_ONCE);
  return (
    <Grid as={UnstyledList} min="152px">
      {entries.slice(0, drawn).map((entry) => (
        <EntryTile
          key={`${entry.avatar} ${entry.timestamp} ${entry.user_id}`}
          entry={entry}
          isOfOne={isOfOne}
          actions={actions?.(entry)}
        />
      ))}
    </Grid>
  );
}

interface EntryTileProps {
  entry: AvatarEntry;
  isOfOne: boolean;
  actions: ReactNode;
}

function EntryTile({ entry, isOfOne, actions }: EntryTileProps) {
  const { user_id, avatar, timestamp } = entry;
  const tile = {
    userId: user_id,
    avatar,
    at: new Date(timestamp * 1000).toISOString(),
    when: moment().format(timestamp * 1000),
  };
  return (
    <TileView tile={tile} isOfOne={isOfOne}>
      {actions}
    </TileView>
  );
}

/** Texts of an entry. */
interface AvatarTile {
  userId: string;
  /** Name of the picture's file. */
  avatar: string;
  /** ISO 8601. */
  at: string;
  when: string;
}

interface TileViewProps {
  tile: AvatarTile;
  isOfOne?: boolean;
  children?: ReactNode;
}

/** A picture in the page and in its template. */
export function TileView({ tile, isOfOne = false, children }: TileViewProps) {
  return (
    <Tile>
      <OpenPicture file={useAvatarFile(tile.avatar)} />
      {!isOfOne && (
        <Person to={`/avatars/${encodeURIComponent(tile.userId)}`}>{tile.userId}</Person>
      )}
      <time dateTime={tile.at}>{tile.when}</time>
      {children}
    </Tile>
  );
}

function OpenPicture({ file }: { file: string }) {
  return (
    <Open href={file} target="_blank" rel="noopener noreferrer">
      <AvatarPicture src={file} />
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>Open image in a new tab</VisuallyHidden>
    </Open>
  );
}
