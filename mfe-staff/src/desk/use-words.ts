import type { StaffWords } from '@portico/contracts/pack/staff';
import { useStaffDeskQuery } from './desk.api.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** The words of the site pack for the back-office. */
export const useWords = (): StaffWords => useStaffDeskQuery().data?.words ?? PLAIN_WORDS;
