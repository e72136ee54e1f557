import { marked } from '@portico/sdk/platform';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const FORGED = '<img src=x onerror=alert(1)>';
const ANNA = '100000000000000001';

const each = (name: string, html: string) => marked(`#${name}`) + html + marked(`/${name}`);
const link = `<a href="${marked('href')}">${marked('label')}</a>`;

const route = (name: 'team' | 'store') => ({
  path: `/${name}`,
  page: name,
  title: name,
  description: 'Text',
  data: name,
  preload: name === 'team' ? ['/api/team'] : ['/api/plans', '/api/seller'],
});
const release = remoteRelease('1.0.0', {
  routes: [route('team'), route('store')],
  nav: [],
  pages: {
    team: { scripts: ['commands.js'], styles: [] },
    store: { scripts: ['commands.js'], styles: [] },
  },
  prerendered: {
    'data:/team': {
      html: each(
        'Owner',
        each(
          'members',
          `<h3>${marked('name')}</h3>` +
            each('colours', `<rect fill="${marked('.')}">`) +
            each('socials.github', link) +
            each('socials.other', link),
        ),
      ),
      css: '',
    },
    'data:/store': {
      html: each('plans', each('plain', `<h2>${marked('name')}</h2><b>${marked('price')}</b>`)),
      css: '',
    },
  },
});

onBothDatabases((newDatabase) => {
  describe('the documents of team and store', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi(await newDatabase());
      await goLive(api, shellRelease());
      await goLive(api, release);
    });
    const documentOf = async (path: string) => {
      const html = await (await api.call(path)).text();
      const body = html.slice(html.indexOf('<body>'), html.indexOf('<div id="portico-root"'));
      return { html, body };
    };

    test('a member who forges name and links only writes text', async () => {
      await api.db().insert(teamMembers).values({ userId: ANNA, rank: 'Owner' });
      const key = await api.newKey('team-profiles');
      const profile = {
        user_id: ANNA,
        username: FORGED,
        banner_color: '#112233',
        socials: { blog: 'https://a.example/"><b>' },
      };
      const sent = { revision: 1, profiles: [profile] };
      const answer = await api.push('PUT', '/api/ingest/team-profiles', key, sent);
      expect(await answer.json()).toMatchObject({ rejected: [] });
      const { html, body } = await documentOf('/team');
      expect(body).toContain('<h3>&lt;img src=x onerror=alert(1)&gt;</h3><rect fill="#112233">');
      expect(body).toContain('<a href="https://a.example/%22%3E%3Cb%3E">a.example</a>');
      expect(html).not.toContain('<img src=x');
      expect(html).toContain('"data":{"/api/team":[');
      expect(html).not.toContain('as="fetch" crossorigin="anonymous" href="/api/team"');
    });

    test('the store contains its plans, unless a plan was chosen', async () => {
      const { html, body } = await documentOf('/store');
      expect(body).toMatch(/<h2>Single<\/h2><b>€\d+\.\d\d<\/b>/);
      expect(html).toContain('"/api/seller":{');
      expect((await documentOf('/store?plan=Single')).html).not.toContain('"/api/seller":{');
    });
  });
});
