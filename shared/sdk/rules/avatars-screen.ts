import { formatMoment, yearOf } from './time/format.ts';

/** Entries of one page of the avatar history (spec 0 §9). */
export const AVATARS_PER_PAGE = 100;

/** Name of a page of the avatar history in a document. */
export const avatarsData = (page: number): string => `avatars ${page}`;

/** A page of an address: a whole number from 1, at most the last page. */
export const avatarsPage = (text: string | null, pages: number): number =>
  Math.min(Math.max(1, Math.floor(Number(text)) || 1), Math.max(1, pages));

/** An entry as a tile. */
export interface AvatarTile {
  userId: string;
  /** Address of the user's page. */
  href: string;
  /** Address of the picture. */
  file: string;
  /** ISO 8601. */
  at: string;
  /** In UTC, and says so. */
  when: string;
}

/** The first screen of the avatar history. */
export interface AvatarsScreen {
  tiles: AvatarTile[];
  /** Links to the pages before and after: none or one. */
  earlier: string[];
  later: string[];
  /** `Page 2 of 7`; none for a history of one page. */
  position: string[];
  /** Instead of tiles: none or one entry. */
  empty: string[];
}

interface Entry {
  user_id: string;
  avatar: string;
  timestamp: number;
}

const pagePath = (page: number) => (page === 1 ? '/avatars' : `/avatars?page=${page}`);

/**
 * @param entries of the page, newest first
 * @param cdn address of the content delivery path
 */
export function avatarsScreen(
  entries: readonly Entry[],
  { page, pages, cdn }: { page: number; pages: number; cdn: string },
): AvatarsScreen {
  return {
    tiles: entries.map(({ user_id, avatar, timestamp }) => ({
      userId: user_id,
      href: `/avatars/${user_id}`,
      file: `${cdn}/avatars/${encodeURIComponent(avatar)}`,
      at: new Date(timestamp * 1000).toISOString(),
      when: `${formatMoment(timestamp, 'UTC')}, ${yearOf(timestamp, 'UTC')} UTC`,
    })),
    earlier: page > 1 ? [pagePath(page - 1)] : [],
    later: page < pages ? [pagePath(page + 1)] : [],
    position: pages > 1 ? [`Page ${page} of ${pages}`] : [],
    empty: entries.length === 0 ? ['No avatars found'] : [],
  };
}
