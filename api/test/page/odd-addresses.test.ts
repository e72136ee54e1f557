import { delimiter, join } from 'node:path';
import fc from 'fast-check';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import { addressOf, writtenAddress } from '@portico/contracts/rules/commands/address';
import { rawRequest } from '../registry/raw-request.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { LiveSite } from '../../src/core/site/live-site.ts';

const PARTS = ['%', '%zz', '%E0%A4%A', '%C0%AF', '%ff', '100%', '%u0041', '%%', '%00', '%0d%0a'];
const MORE = ['%2e%2e', '%2f', '%5c', '%25', 'a', '..', ';', '%23', '%3f', '%F0%9F%92%A9', '%7f'];
const PLACES = [
  '',
  '/avatars',
  '/commands',
  '/commands/moderation',
  '/features',
  '/status/incidents',
];

const ROOT = join(__dirname, '../../..');

const part = fc.oneof(
  fc.constantFrom(...PARTS, ...MORE),
  fc.string({ maxLength: 8, unit: 'binary' }).map(encodeURIComponent),
);
const oddPath = fc
  .tuple(fc.constantFrom(...PLACES), fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([place, parts, apart]) => `${place}/${parts.join(apart ? '/' : '')}`)
  .filter((path) => !/^\/(api|mfe|shell|assets)(\/|$)/.test(path));
const oddQuery = fc.oneof(
  fc.constant(''),
  fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `?q=${parts.join('&')}`),
);

describe('an address that nobody meant', () => {
  let api: TestApi;
  beforeAll(async () => {
    const folders = ['shell', ...REMOTE_NAMES].map((app) => join(ROOT, app, 'dist'));
    api = await startApi({ env: { BOOT_RELEASES: folders.join(delimiter) } });
  });

  it.each(['/avatars/%', '/commands/%E0%A4%A', '/%', '/team%', '/%ff/', '/status/%zz?range=7d'])(
    '%s is the 404 page for browsers',
    async (path) => {
      const { status, head, body } = await rawRequest(api.url, path);
      expect(status).toBe(404);
      expect(head).toMatch(/^content-type: text\/html/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(body).toContain('404 Not Found</title>');
    },
  );

  it('a call with such an address is still answered with a problem', async () => {
    const { status, body } = await rawRequest(api.url, '/api/avatars/%');
    expect([status, JSON.parse(body)]).toMatchObject([400, { detail: 'Malformed request.' }]);
  });

  it('every path and query is answered with a page or a redirect within the site', async () => {
    await fc.assert(
      fc.asyncProperty(oddPath, oddQuery, async (path, query) => {
        const { status, head } = await rawRequest(api.url, path + query);
        expect([200, 302, 308, 404]).toContain(status);
        if (status < 300 || status === 404) expect(head).toMatch(/^content-type: text\/html/im);
        else expect(head).toMatch(/^location: \/(?![\\/])/im);
      }),
      { numRuns: 500 },
    );
  });

  it('every command that ingest takes has a page, and the others are refused with the reason', async () => {
    const odd = [
      'fun stuff',
      'a/b',
      'what?',
      'c#',
      '100%',
      '%2e%2e',
      'ä ö',
      '日本',
      '\\',
      '...',
      'a;b',
    ];
    const dead = ['.', '..', ' ', '\t'];
    const names = ['ban', ...odd, ...dead, 'x'.repeat(50)];
    // Names are unique in a set.
    const commands = names.flatMap((text, at) => [
      { name: text, category: 'moderation' },
      { name: `lock ${at}`, category: text },
    ]);
    const key = await api.newKey('commands');
    const pushed = await api.push('PUT', '/api/ingest/commands', key, {
      revision: Date.now(),
      commands: commands.map((command) => ({
        ...{ description: 'Text', permissions: '', arguments: '' },
        ...command,
      })),
    });
    const { rejected } = (await pushed.json()) as {
      rejected: { index: number; issues: { message: string }[] }[];
    };
    const categories = api.app.get(LiveSite).texts!.commands;
    const refused = rejected.map(({ index }) => commands[index]);
    const isDead = ({ name, category }: { name: string; category: string }) =>
      dead.includes(name) || dead.includes(category);
    expect(refused).toEqual(commands.filter(isDead));
    for (const { issues } of rejected) expect(issues[0]?.message).toMatch(/no page/);
    for (const command of commands.filter((each) => !isDead(each))) {
      // As a browser asks for it.
      const { pathname } = new URL(
        `/commands/${writtenAddress(addressOf(command, categories))}`,
        api.url,
      );
      const { status } = await rawRequest(api.url, pathname);
      expect([command, pathname, status]).toEqual([command, pathname, 200]);
    }
  });
});
