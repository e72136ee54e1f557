import type { StaffWords } from '@portico/contracts/pack/staff';

/** Until the words of the site pack are here. */
export const PLAIN_WORDS: StaffWords = { group: { name: 'Group', users: '', servers: '' } };
