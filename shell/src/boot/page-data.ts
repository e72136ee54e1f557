import { PAGE_DATA_IDS } from 'shared/platform';
import type { PageData } from 'shared/platform';

/**
 * Reads what the page server inlined.
 * @throws where the document carries no page data
 */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_IDS.page);
  if (!block) throw new Error('The document carries no page data');
  return JSON.parse(block.textContent) as PageData;
}
