import { createHash } from 'node:crypto';

const EMPTY_HASH = createHash('sha384').digest('base64');

/** Whether Firefox reports a file whose load the next navigation has ended: it names the hash of nothing. */
export const isEndedLoad = (message: string): boolean => message.includes(EMPTY_HASH);
