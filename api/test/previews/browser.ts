import type { PageData } from '@portico/sdk/platform';
import type { TestApi } from '../support/api.ts';

/** The bar of a preview in a document; empty if there is none. */
export const barOf = (html: string): string =>
  /<section id="portico-preview" aria-label="Preview">[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

export const dataOf = (html: string): PageData =>
  JSON.parse(/id="portico-page">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;

/** Opens an address with a `Cookie` header, without following redirects. */
export const openAs = (api: TestApi, path: string, cookie: string): Promise<Response> =>
  api.call(path, { redirect: 'manual', headers: { cookie } });

/** Opens a link. @returns the `Cookie` header of the browser afterwards */
export async function startPreview(api: TestApi, key: string, to = '/status'): Promise<string> {
  const answer = await openAs(api, `/preview/${key}?to=${encodeURIComponent(to)}`, '');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
