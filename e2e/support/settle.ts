import type { Page } from '@playwright/test';

/** Waits for transitions: colours in transition have no meaningful contrast, and controls are on their way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One frame for the change, one for the start of its transitions.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
