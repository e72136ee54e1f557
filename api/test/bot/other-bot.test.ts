import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { packWith } from '../support/pack-with.ts';

const command = (name: string, category: string, change: object = {}) => ({
  name,
  description: `Does ${name}`,
  category,
  permissions: 'manage_messages',
  arguments: '<member>',
  slash: true,
  ...change,
});

const member = (rank: string, loading: string): unknown =>
  expect.objectContaining({ rank, loading });

describe('the words of another bot', () => {
  let api: TestApi;
  beforeAll(async () => {
    const texts = {
      'commands.yaml': {
        categories: [{ name: 'Zoo', keys: ['cats', 'moderation'] }, { name: 'Art' }],
        hidden: [{ name: 'Keeper', keys: ['cage'] }],
      },
      'team.yaml': {
        ranks: [
          { rank: 'Supporter', name: 'Friend', title: 'Friends', look: 'danger' },
          { rank: 'Owner', title: 'Founders', tagline: 'They founded {{product}}.' },
        ],
        others: 'Guests',
      },
      'staff.yaml': { group: { name: 'Module' } },
      'builder.yaml': {
        separator: '$v',
        variables: [
          {
            title: 'Animal',
            variables: [{ name: 'cat', about: 'A cat of {{product}}', sample: 'Tom' }],
          },
        ],
        categories: ['Feeding'],
        examples: [{ name: 'Hello', message: { title: 'Hello {cat}' } }],
      },
      'status.yaml': { components: { gateway: 'Nova itself' } },
    };
    api = await startApi({
      env: {
        SITE_DIR: packWith(texts, (facts) => {
          delete facts.prefix;
          facts.pages = {
            absent: ['/discord', '/staff/logging/economy', '/staff/blacklist/server'],
          };
        }),
      },
    });
    const commands = [
      command('feed', 'cats', { example: 'feed @Robin' }),
      command('lock', 'cage'),
      command('draw', 'Pens'),
      command('eval', 'owner'),
    ];
    const key = await api.newKey('commands');
    await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands });
  });
  const get = async (path: string) => (await api.call(path)).json();

  it('the categories of commands, their order and addresses are those of the site pack', async () => {
    expect(await get('/api/commands/display-categories')).toEqual({
      categories: [
        { name: 'Zoo', keys: ['cats', 'moderation'] },
        { name: 'Art', keys: [] },
      ],
      hidden: [{ name: 'Keeper', keys: ['cage'] }],
    });
    expect(await get('/api/commands/category-addresses')).toEqual([
      ...['zoo', 'cats', 'moderation', 'art', 'pens', 'owner'],
    ]);
    expect(await get('/api/commands/categories')).toEqual(['pens', 'owner', 'zoo']);
    expect(await get('/api/commands/reference?category=moderation')).toMatchObject({
      title: 'Zoo Commands',
      description: 'The zoo commands of Juno, with arguments, aliases and permissions.',
      chosen: 'Zoo',
      entries: [
        { label: 'All Commands', count: '3' },
        { label: 'Zoo', count: '1', current: 'page' },
        { label: 'Art', count: '0' },
      ],
    });
  });

  it('commands of its hidden categories are for its team alone', async () => {
    const names = async (cookie = '') => {
      const answer = await api.call('/api/commands', { headers: { cookie } });
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    };
    expect(await names()).toEqual(['draw', 'eval', 'feed']);
    const member = await api.signIn({ id: '222222222222222222', rank: 'Supporter' });
    expect(await names(member)).toContain('lock');
    for (const path of ['zoo/lock', 'cage/lock', 'keeper/lock'])
      expect((await api.call(`/api/commands/${path}`)).status).toBe(404);
  });

  it('commands of a bot without a prefix are slash commands, once', async () => {
    expect(await get('/api/commands/zoo/feed')).toMatchObject({
      title: '/feed',
      forms: [{ label: 'Slash', text: '/feed <member>' }],
      example: ['/feed @Robin'],
    });
    const { families } = (await get('/api/commands/reference?category=zoo')) as {
      families: { root: { title: string; usage: string; slash: string[] }[] }[];
    };
    expect(families[0]?.root).toMatchObject([
      { title: '/feed', usage: '/feed <member>', slash: [] },
    ]);
  });

  it('the ranks of the team have its words, order and looks', async () => {
    for (const [index, rank] of ['Owner', 'Supporter', 'Moderator'].entries())
      await api.signIn({ id: `33333333333333333${index}`, rank });
    const { groups } = (await get('/api/team/groups')) as {
      groups: { title: string; tagline: string[]; [look: string]: unknown }[];
    };
    expect(groups).toEqual([
      {
        ...{ title: 'Friends', tagline: [] },
        danger: [{ members: [member('Friend', 'eager'), member('Friend', 'eager')] }],
      },
      {
        ...{ title: 'Founders', tagline: ['They founded Juno.'] },
        plain: [{ members: [member('Owner', 'lazy')] }],
      },
      {
        ...{ title: 'Guests', tagline: [] },
        plain: [{ members: [member('Moderator', 'lazy')] }],
      },
    ]);
    expect(await get('/api/team/ranks')).toMatchObject({ others: 'Guests' });
  });

  it('the embed builder has its variables, categories and examples, and no others', async () => {
    expect(await get('/api/builder')).toEqual({
      ...{ color: '#5865f2', separator: '$v', categories: ['Feeding'] },
      variables: [
        {
          title: 'Animal',
          variables: [
            { name: 'cat', about: 'A cat of Juno', sample: 'Tom', kind: 'text', aliases: [] },
          ],
        },
      ],
      examples: [{ name: 'Hello', message: { title: 'Hello {cat}' } }],
    });
  });

  it('templates stay as the bot sent them, whatever the categories of the pack are', async () => {
    const key = await api.newKey('templates');
    const embed = '{embed} && {title: Hello}';
    const templates = ['Ban notice', 'Feeding time'].map((name, index) => ({
      ...{ id: `t${index}`, name, image: 'https://example.com/a.png', embed },
    }));
    await api.push('PUT', '/api/ingest/templates', key, { revision: 1, templates });
    expect(await get('/api/templates')).toEqual(templates);
  });

  it('the components of the status page have its names, also in feeds, incidents and badges', async () => {
    const names = {
      ...{ site: 'Website and API', gateway: 'Nova itself', shards: 'Shards' },
      ...{ payments: 'Payments', 'sign-in': 'Sign-in' },
    };
    expect(await get('/api/components/names')).toEqual(names);
    const { components } = (await get('/api/components')) as { components: { name: string }[] };
    expect(components.map(({ name }) => name)).toEqual(Object.values(names));
    const cookie = await api.signIn({ id: '444444444444444444', rank: 'Owner' });
    const incident = {
      ...{ kind: 'incident', title: 'Slow', impact: 'minor', state: 'investigating' },
      ...{ components: ['gateway'], text: 'We look.' },
    };
    const sent = await api.call('/api/staff/incidents', {
      method: 'POST',
      headers: {
        ...{ cookie, 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/json',
      },
      body: JSON.stringify(incident),
    });
    const { id } = (await sent.json()) as { id: string };
    expect(await get(`/api/incidents/${id}/texts`)).toMatchObject({
      notes: ['Affected: Nova itself'],
    });
    for (const path of ['/api/status/feed.atom', '/api/status/badge.svg?component=gateway'])
      expect(await (await api.call(path)).text()).toContain('Nova itself');
  });

  it('the back-office has its words, also as headings of files', async () => {
    const cookie = await api.signIn({ id: '444444444444444444', rank: 'Owner' });
    const asOwner = { headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    expect(await (await api.call('/api/staff/desk', asOwner)).json()).toMatchObject({
      words: { group: { name: 'Module' } },
    });
    for (const [list, head] of [
      ['cogs', 'Module'],
      ['commands', 'Command'],
    ]) {
      const file = await (await api.call(`/blacklist/user/${list}/export`, asOwner)).text();
      expect(file.trim().split(/[;,]/)[1]?.replaceAll('"', '')).toBe(head);
    }
  });

  it('lists and logs whose pages it leaves out are refused, also when the bot sends them', async () => {
    const cookie = await api.signIn({ id: '444444444444444444', rank: 'Owner' });
    const asOwner = { headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    const gone: [path: string, part: string][] = [
      ['/blacklist/server/cogs', 'server module blacklist'],
      ['/blacklist/server/servers/export', 'server blacklist'],
      ['/blacklist/server/commands?page=1', 'server command blacklist'],
      ['/api/economy/444444444444444444', 'economy log'],
      ['/api/economy/444444444444444444/export', 'economy log'],
      ['/api/economy/444444444444444444/user', 'economy log'],
    ];
    for (const [path, part] of gone) {
      const answer = await api.call(path, asOwner);
      const { detail } = (await answer.json()) as { detail: string };
      expect([path, answer.status, detail]).toEqual([
        ...[path, 404, expect.stringContaining(`This site has no ${part}: its site pack leaves`)],
      ]);
    }
    const entry = { moderator_id: '1'.repeat(18), duration: 0, reason: 'Spam', timestamp: 1 };
    const send = async (kind: string, member: object) => {
      const key = await api.newKey('blacklists');
      return api.push('PUT', `/api/ingest/blacklists/${kind}`, key, {
        ...{ revision: 1, entries: [{ ...entry, ...member }] },
      });
    };
    const id = '555555555555555555';
    expect((await send('server/cogs', { guild_id: id, cog: 'fun' })).status).toBe(422);
    expect((await send('user/cogs', { user_id: id, cog: 'fun' })).status).toBe(200);
    const log = {
      ...{ id: 'one', user_id: id, action: 'work', type: 'earn', amount: '1', cash: '1' },
      ...{ card: '0', created: 1 },
    };
    const answer = await api.push('POST', '/api/ingest/economy', await api.newKey('economy'), {
      events: [log],
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      ...[422, { type: 'urn:portico:problem:absent-page' }],
    ]);
    const about = await (await api.call(`/api/staff/blacklists/${id}`, asOwner)).json();
    expect(about).toMatchObject({
      ...{ entries: [{ kind: 'user/cogs' }], economy: { entries: 0, last: null } },
    });
  });
});

it('without a site pack nothing says what is hidden: no command is shown', async () => {
  const api = await startApi({ env: { SITE_DIR: tempFolder() } });
  for (const path of ['/api/commands', '/api/commands/reference', '/api/commands/categories'])
    expect((await api.call(path)).status).toBe(503);
});
