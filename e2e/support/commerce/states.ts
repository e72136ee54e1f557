import type { Page } from '@playwright/test';
import type { Answers } from './answers.ts';

/** What a page can look like: how it comes to that, and how one knows. */
export interface PageState {
  state: string;
  path: string;
  answers?: Answers;
  /** What the visitor does once the page is there. */
  act?: (page: Page) => Promise<unknown>;
  /** A text that this state alone shows, or the label of what stands in while it loads. */
  shows: string | RegExp;
}

/** Presses buttons one after another. */
export const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    }
  };
