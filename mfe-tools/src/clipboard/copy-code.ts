import { copyText } from '@portico/sdk';

/**
 * Copies embed code and shows a toast at the top right (spec 0 §8).
 * @param code undefined if it could not be generated
 * @param durationMs duration of the toast: 3 seconds, 2 on the templates page (spec 0 §8)
 * @returns whether it is in the clipboard
 */
export const copyCode = (
  code: string | Promise<string | undefined>,
  durationMs?: number,
): Promise<boolean> =>
  copyText(code, { description: 'The embed code has been copied.', durationMs });
