import type { Page } from '@playwright/test';
import type { MockResponses } from './responses.ts';

/** A state of a page: its responses and actions, and what identifies it. */
export interface PageState {
  state: string;
  path: string;
  responses?: MockResponses;
  /** Actions of the visitor after the page has loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** A text that only this state has, or the label of its placeholder. */
  shows: string | RegExp;
}

/** Clicks buttons in order. */
export const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    }
  };
