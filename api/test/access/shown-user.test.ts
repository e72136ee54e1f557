import { sql } from 'drizzle-orm';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { rowsOf } from '../../src/core/db/database.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Credentials, neighborsOf } from './callers.ts';
import { MATRIX, MAY_BE_UNNAMED, pathOf } from './matrix.ts';

let api: TestApi;
let credentials: Credentials;

beforeAll(async () => {
  // Jobs write at their own times.
  jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
  jest.spyOn(JobsService.prototype, 'onEveryReplica').mockReturnValue();
  api = await startApi({ env: { SANDBOX: '1' } });
  credentials = new Credentials(api);
});

/** Everything that a call can change: all rows of all tables. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    api.db(),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents = await Promise.all(
    tables.map(({ name }) => rowsOf(api.db(), sql`select * from ${sql.identifier(name)}`)),
  );
  return JSON.stringify(contents);
}

/** Sends a change to a route as a page that shows a user; undefined: a page that does not say whom. */
async function change(route: string, cookie: string, shown: string | undefined) {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${api.url}${pathOf(path)}`, {
    method,
    headers: {
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(shown !== undefined && { [SHOWN_USER_HEADER]: shown }),
    },
    body: '{"nonsense":true}',
  });
  const { status } = answer;
  return { status, body: await answer.text() };
}

const VISITOR = '999999999999999999';

/** Every change that a session can make, and the end of the session. */
const CHANGES = Object.entries(MATRIX).filter(
  ([route, who]) =>
    !/^(GET|ALL) /.test(route) &&
    (!/^(public|ingest|deploy|smoke)/.test(who) || route === 'POST /api/auth/logout'),
);

test('there are changes that need a named user, among them the end of an account', () => {
  const routes = CHANGES.map(([route]) => route);
  expect(routes).toContain('DELETE /api/account');
  expect(routes).toEqual(expect.arrayContaining([...MAY_BE_UNNAMED]));
});

describe.each(CHANGES)('%s (%s)', (route, who) => {
  const signedIn = async () => {
    const caller = who === 'public' ? 'customer' : neighborsOf(who).allowed;
    const { cookie = '' } = await credentials.headersOf(caller, who);
    return cookie;
  };

  test('is refused from a page that shows another user, and changes nothing', async () => {
    const cookie = await signedIn();
    const before = await everything();
    const { status, body } = await change(route, cookie, VISITOR);
    expect([status, body]).toEqual([409, expect.stringContaining('problem:other-user')]);
    expect(body).toContain('Nothing was changed. Reload the page');
    expect(await everything()).toBe(before);
  });

  test('names the user that the page shows, unless the specification defines the call', async () => {
    const cookie = await signedIn();
    const before = await everything();
    const { status, body } = await change(route, cookie, undefined);
    const isRefused = status === 428 && body.includes('problem:unnamed-user');
    expect(isRefused).toBe(!MAY_BE_UNNAMED.includes(route));
    if (isRefused) expect(await everything()).toBe(before);
  });
});

test('an ended session can be ended again from a page that shows its user', async () => {
  const answer = await change('POST /api/auth/logout', 'session=gone', VISITOR);
  expect(answer.status).not.toBe(409);
});
