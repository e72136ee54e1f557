import { toast } from '@portico/sdk';

/** Copies a text to the clipboard and shows a toast. */
export async function copyText(text: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: 'Copied to clipboard', description });
  } catch {
    toast({
      kind: 'error',
      title: 'Copy failed',
      description: 'Your browser blocked it. Select the text and copy it yourself.',
    });
  }
}
