import { toast } from 'shared/sdk';

/**
 * Copies embed code and says so at the top right (spec 0 §8).
 * @param durationMs how long the message stays: 3 seconds, 2 on the templates page (spec 0 §8)
 * @returns whether the browser allowed it
 */
export function copyCode(code: string, durationMs = 3000): Promise<boolean> {
  return copyText(code, 'The embed code has been copied.', durationMs);
}

/** Copies any text and says so. @returns whether the browser allowed it */
export async function copyText(
  text: string,
  description: string,
  durationMs = 3000,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast({
      kind: 'error',
      title: 'Copy failed',
      description: 'Your browser did not allow it. Select the text and copy it by hand.',
    });
    return false;
  }
  toast({ title: 'Copied to clipboard', description, durationMs });
  return true;
}
