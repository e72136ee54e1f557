/** Entries of one page of the avatar history (spec 0 §9). */
export const AVATARS_PER_PAGE = 100;

/** A page of an address: a whole number from 1, at most the last page. */
export const pageWithin = (asked: number, pages: number): number =>
  Math.min(Math.max(1, Math.floor(asked) || 1), Math.max(1, pages));
