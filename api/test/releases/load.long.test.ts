import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { startPostgres } from '../support/postgres.ts';
import { Deployer } from './deployer.ts';

const CHANGES = 20;
const LOADS = 2000;
const VISITORS = 6;
/** Only an upper limit; `npm run demo:release` measures how soon a change takes effect. */
const TIMEOUT_MS = 20_000;

/** The versions in a document: of the remote's files, the shell's files and the inlined registry. */
function versionsIn(html: string) {
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, version = '']) => version)),
  ];
  return {
    remote: all(/\/mfe\/mfe-public\/([^/"]+)\//g),
    shell: all(/"(?:[^"]*)\/shell\/([^/"]+)\//g),
    registry: all(/"name":"mfe-public","version":"([^"]+)"/g),
  };
}

test('twenty promotes, canaries and rollbacks on two replicas fail no page load and mix no versions', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const replicas: TestApi[] = [await startApi({ databaseUrl }), await startApi({ databaseUrl })];
  const [one, two] = replicas as [TestApi, TestApi];
  const team = await Deployer.of(one, '*');
  for (const release of [shellRelease('1.0.0'), shellRelease('1.1.0')]) await team.publish(release);
  await team.promote('shell', '1.0.0', null);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await team.publish(remoteRelease(version));
  await team.promote('mfe-public', '1.0.0', null);

  const failures: string[] = [];
  const seen = new Set<string>();
  let loads = 0;
  let isOver = false;
  let canaries = 0;

  const load = async (replica: TestApi, path: string) => {
    // Browsers take part in canaries, and keep their group by a cookie.
    const cookie = `bucket=${(loads * 37) % 1000}`;
    const headers = { 'sec-fetch-dest': 'document', cookie };
    const answer = await fetch(`${replica.url}${path}`, { headers });
    const html = await answer.text();
    const { remote, shell, registry } = versionsIn(html);
    if (answer.status !== 200) failures.push(`${path} answered ${answer.status}`);
    if (remote.length !== 1 || shell.length !== 1 || registry.join() !== remote.join()) {
      failures.push(`${path} names ${JSON.stringify({ remote, shell, registry })}`);
    }
    // The other replica serves the page's files, too.
    const other = replica === one ? two : one;
    const entry = await fetch(`${other.url}/mfe/mfe-public/${remote[0]}/remoteEntry.js`);
    const text = await entry.text();
    if (entry.status !== 200 || !text.includes(`"mfe-public ${remote[0]}"`)) {
      failures.push(`the entry of ${remote[0]} answered ${entry.status}`);
    }
    seen.add(`${remote[0]} in ${shell[0]}`);
    loads += 1;
    return { remote: remote[0], shell: shell[0] };
  };
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver || loads < LOADS; turn += 1) {
      await load(replicas[turn % 2]!, turn % 3 === 0 ? '/' : '/status');
    }
  };
  const inForce = async (name: 'mfe-public' | 'shell', version: string): Promise<void> => {
    const since = performance.now();
    for (const replica of replicas) {
      for (;;) {
        const html = await (await fetch(`${replica.url}/status`)).text();
        const { remote, shell } = versionsIn(html);
        if ((name === 'shell' ? shell : remote).join() === version) break;
        if (performance.now() - since > TIMEOUT_MS) throw new Error(`${version} was never live`);
      }
    }
  };

  /** Starts a canary, and stops it after a visitor got its version. */
  const runCanary = async (
    deployer: Deployer,
    name: string,
    version: string,
    expected: string | null,
  ): Promise<void> => {
    const body = { version, expected, steps: [50], why: 'a test' };
    expect((await deployer.call('POST', `/${name}/canary`, body)).status).toBe(200);
    const since = performance.now();
    for (let shown = ''; shown !== version;) {
      if (performance.now() - since > TIMEOUT_MS) throw new Error(`no visitor got ${version}`);
      const { remote, shell } = await load(replicas[loads % 2]!, '/status');
      shown = String(name === 'shell' ? shell : remote);
    }
    canaries += 1;
    const stop = await deployer.call('POST', `/${name}/canary/stop`, { why: 'a test' });
    expect(stop.status).toBe(200);
  };

  await inForce('mfe-public', '1.0.0');
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  for (let change = 0; change < CHANGES; change += 1) {
    // Distributes the changes over the loads.
    while (loads < (change * LOADS) / CHANGES) await Promise.race([load(one, '/'), load(two, '/')]);
    const name = change % 5 === 4 ? 'shell' : 'mfe-public';
    const deployer = team.at(replicas[change % 2]!);
    const live = await deployer.live(name);
    const versions = name === 'shell' ? ['1.0.0', '1.1.0'] : ['1.0.0', '1.1.0', '1.2.0'];
    const next = versions.find((version) => version > (live ?? ''));
    if (change % 4 === 2 && next) {
      await runCanary(deployer, name, next, live);
      continue;
    }
    const { status, body } = next
      ? await deployer.promote(name, next, live)
      : await deployer.rollback(name, live);
    expect({ status, changed: body.changed }).toEqual({ status: 200, changed: true });
    await inForce(name, String(body['to']));
  }
  isOver = true;
  await Promise.all(visitors);

  expect(failures).toEqual([]);
  expect(canaries).toBeGreaterThanOrEqual(3);
  expect(loads).toBeGreaterThanOrEqual(LOADS);
  expect(seen.size).toBeGreaterThanOrEqual(4);
}, 120_000);
