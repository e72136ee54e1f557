import type { Page } from '@playwright/test';

/**
 * Waits for transitions: colors in transition have no meaningful contrast, and controls are on their way. Asks
 * for their states, because Chromium leaves the promise of some finished transitions pending.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isUnderWay = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    // One frame for the change, one for the start of its transitions.
    await new Promise(requestAnimationFrame);
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(isUnderWay));
  });
}
