import type { BrowserContext } from '@playwright/test';

/** Records what is clicked in all pages of a context, in order: the text of the button or link. */
export async function recordClicks(context: BrowserContext): Promise<string[]> {
  const clicks: string[] = [];
  await context.exposeFunction('recordClick', (text: string) => void clicks.push(text));
  await context.addInitScript(() => {
    const { recordClick } = globalThis as unknown as { recordClick: (text: string) => void };
    const record = ({ target, isTrusted }: Event) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const clicked = target.closest('a, button') ?? target;
      recordClick(clicked.textContent.trim());
    };
    addEventListener('click', record, true);
  });
  return clicks;
}
