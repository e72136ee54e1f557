import type { StaffWords } from '@portico/contracts/pack/staff';
import { useStaffDeskQuery } from './desk.api.ts';
import { PLAIN_WORDS } from './plain-words.ts';

const NONE: readonly string[] = [];

/** The words of the site pack for the back-office. */
export const useWords = (): StaffWords => useStaffDeskQuery().data?.words ?? PLAIN_WORDS;

/** Paths of pages of the back-office that the site does not have. */
export const useAbsentPages = (): readonly string[] => useStaffDeskQuery().data?.absent ?? NONE;
