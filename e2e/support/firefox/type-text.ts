import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` enter text in Firefox as a person does. Playwright's function for WebDriver BiDi assigns to
 * `value` in the page's own world, which React takes for a change by its own code and ignores.
 */
export async function typeText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement;
        document.execCommand('insertText', false, text);
        return undefined;
      },
      set: () => undefined,
    });
  });
}
