import { toast } from '@portico/sdk';

/**
 * Copies embed code and shows a toast at the top right (spec 0 §8).
 * @param durationMs duration of the toast: 3 seconds, 2 on the templates page (spec 0 §8)
 * @returns false if the browser denied clipboard access
 */
export function copyCode(code: string, durationMs = 3000): Promise<boolean> {
  return copyText(code, 'The embed code has been copied.', durationMs);
}

/** Copies any text and shows a toast. @returns false if the browser denied clipboard access */
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
      description: 'Your browser blocked it. Select the text and copy it yourself.',
    });
    return false;
  }
  toast({ title: 'Copied to clipboard', description, durationMs });
  return true;
}
