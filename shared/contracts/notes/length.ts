/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 2000;
