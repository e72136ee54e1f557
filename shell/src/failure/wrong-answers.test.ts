import { fetchJson } from '@portico/sdk/host';
import { request } from '@portico/sdk';
import { getTeam } from '@portico/sdk/contracts/team/calls';
import type { Host } from '../host/host-context.ts';
import { RouteTable } from '../routes/route-table.ts';
import { reportWrongAnswers } from './wrong-answers.ts';

const remote = {
  ...{ name: 'mfe-public', nav: [] },
  routes: [{ path: '/team', page: 'team', title: 'T', description: 'D' }],
};
const routes = new RouteTable({ remotes: [remote] } as unknown as Host['page']['registry']);
const report = jest.fn();
const host = { routes, report, loader: { versionOf: () => '1.2.3' } } as unknown as Host;
let stop: () => void;

beforeEach(() => {
  report.mockClear();
  stop = reportWrongAnswers(host);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  history.pushState(null, '', '/');
});

async function answer(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(body), { headers }));
  // Only drafts check the whole contract.
  return fetchJson(request({ ...getTeam, check: () => Promise.resolve() }));
}

test('an answer of another shape is reported for the open page, without its text', async () => {
  history.pushState(null, '', '/team');
  expect(await answer([{ user_id: 'secret' }])).toMatchObject({ error: { kind: 'shape' } });
  expect(report.mock.calls).toEqual([
    [{ kind: 'answer', remote: 'mfe-public', version: '1.2.3', page: 'team' }],
  ]);
});

test('an answer of which a part is left out is reported, too', async () => {
  history.pushState(null, '', '/team');
  const good = { user_id: '1', rank: 'Owner' };
  expect(await answer([good, null])).toMatchObject({ data: [good], meta: { leftOut: 1 } });
  expect(report).toHaveBeenCalledTimes(1);
});

test('an answer of the right shape is not reported', async () => {
  history.pushState(null, '', '/team');
  expect(await answer([])).toEqual({ data: [] });
  expect(report).not.toHaveBeenCalled();
});
