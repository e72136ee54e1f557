import type { Page } from '@playwright/test';

const PAGE_DATA = /(id="portico-page">)([^<]*)(<)/;

/** From now on, documents give their page no data: the page fetches it, as after a click on a link. */
export async function withoutData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(PAGE_DATA, (_, start: string, json: string, end: string) => {
      const { data: _data, ...rest } = JSON.parse(json) as Record<string, unknown>;
      return start + JSON.stringify(rest).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body });
  });
}
