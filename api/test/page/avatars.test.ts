import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { marked } from '@portico/sdk/platform';
import type { PageRoute } from '@portico/sdk/platform';
import { png } from '../support/images.ts';
import { startApi, type TestApi } from '../support/api.ts';

const ANNA = '111111111111111111';
/** A part of an address. */
const part = (name: string) => encodeURIComponent(marked(name));
const each = (name: string, html: string) => marked(`#${name}`) + html + marked(`/${name}`);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const route: PageRoute = {
    ...{ path: '/avatars', page: 'avatars', title: 'Avatars', description: 'Text' },
    data: {
      get: { page: '/api/avatars/pages?page=:page' },
      query: { page: { pattern: '[0-9]{1,5}', default: '1' } },
      view: {
        fields: {
          tiles: {
            list: 'page.entries',
            each: { fields: { userId: 'user_id', when: { utc: 'timestamp', as: 'moment' } } },
          },
          earlier: { optional: 'page.earlier' },
          later: { optional: 'page.later' },
          extent: {
            choice: 'page.extent',
            of: ['none', 'several'],
            value: { fields: { page: 'page.page', pages: 'page.pages' } },
          },
        },
      },
    },
    redirectQuery: { user: '/avatars/:user' },
  };
  const release = remoteRelease('1.0.0', {
    routes: [
      route,
      {
        ...{ path: '/avatars/:userId', page: 'avatars', title: 'A user', description: 'Text' },
        params: { userId: { pattern: '[^/]{1,200}' } },
      },
    ],
    nav: [],
    operations: [],
    pages: { avatars: { scripts: ['commands.js'], styles: [] } },
    prerendered: {
      'data:/avatars': {
        html:
          each(
            'tiles',
            `<a href="/avatars/${part('userId')}">${marked('userId')} ${marked('when')}</a>`,
          ) +
          each('earlier', `<a href="/avatars?page=${part('.')}">Previous</a>`) +
          each('extent.several', `<p>Page ${marked('page')} of ${marked('pages')}</p>`) +
          each('later', `<a href="/avatars?page=${part('.')}">Next</a>`) +
          each('extent.none', '<h2>No avatars found</h2>'),
        css: '',
      },
    },
  });
  await goLive(api, shellRelease());
  await goLive(api, release);
});

const body = async (path: string) => {
  const html = await (await api.call(path)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

describe('the document of the avatar history', () => {
  it('says that there is none, or contains its page of the list and links to the others', async () => {
    expect(await body('/avatars')).toContain('<h2>No avatars found</h2>');
    const key = await api.newKey('avatars');
    const image = png({ width: 64, height: 64 }).toString('base64');
    for (const from of [0, 20, 40, 60, 80, 100]) {
      const events = Array.from({ length: 20 }, (_, index) => {
        const at = from + index;
        return {
          id: `avatar-${at}`,
          user_id: `${BigInt(ANNA) + BigInt(at)}`,
          timestamp: at,
          image,
        };
      });
      const pushed = await api.push('POST', '/api/ingest/avatars', key, { events });
      expect(await pushed.json()).toMatchObject({ accepted: 20 });
    }
    const first = await body('/avatars');
    expect(first.match(/<a href="\/avatars\/\d+">/g)).toHaveLength(100);
    expect(first).toContain('111111111111111230 Jan 1, 00:01, 1970 UTC');
    expect(first).toContain('<p>Page 1 of 2</p><a href="/avatars?page=2">Next</a>');
    const second = await body('/avatars?page=2');
    expect(second.match(/<a href="\/avatars\/\d+">/g)).toHaveLength(20);
    expect(second).toContain('<a href="/avatars?page=1">Previous</a><p>Page 2 of 2</p>');
    expect(await body('/avatars?page=99')).toBe(second);
  });

  it('has a search that works without scripts', async () => {
    const search = async (user: string) =>
      (
        await api.call(`/avatars?user=${encodeURIComponent(user)}`, { redirect: 'manual' })
      ).headers.get('location');
    expect(await search(` ${ANNA} `)).toBe(`/avatars/${ANNA}`);
    // The page reads mentions.
    expect(await search(`<@${ANNA}>`)).toBe(`/avatars/%3C%40${ANNA}%3E`);
    expect(await search(' nobody/../x ')).toBe('/avatars/nobody%2F..%2Fx');
    // Browsers read `/avatars/..` as `/`.
    for (const text of [' ', '.', ' .. ']) expect([text, await search(text)]).toEqual([text, null]);
  });
});
