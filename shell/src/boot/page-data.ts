import { PAGE_DATA_IDS } from '@portico/sdk/platform';
import type { PageData } from '@portico/sdk/platform';

/**
 * Reads the data that the page server inlines.
 * @throws if the document contains none
 */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_IDS.page);
  if (!block) throw new Error('The document contains no page data');
  return JSON.parse(block.textContent) as PageData;
}
