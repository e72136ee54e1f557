import { examplesInOrder, routesOf, sendExample } from '../openapi/send-example.ts';
import { SITUATIONS } from '../openapi/situations.ts';
import { World } from '../openapi/world.ts';

/** The longest that a call may hold the event loop, in milliseconds. */
const LIMIT_MS = 50;
/** Calls that the table shows. */
const SHOWN = 15;

/** Operation -> its longest own work, in milliseconds, with the requests of the documentation. */
async function measure(): Promise<Map<string, number>> {
  const world = await World.create();
  const routes = routesOf(world);
  const work = new Map<string, number>();
  for (const [id, example] of examplesInOrder()) {
    const route = routes.get(id)!;
    const change = (await SITUATIONS[id]?.(world)) ?? {};
    const before = world.api.ownWork().length;
    const answer = await sendExample(world, route, example, change);
    await answer.body?.cancel();
    expect([id, answer.status]).toEqual([id, route.operation.status]);
    const calls = world.api.ownWork().slice(before);
    work.set(id, Math.max(0, ...calls.map(({ longest }) => longest)));
  }
  return work;
}

test('no documented call holds the event loop longer than its limit', async () => {
  // The first site warms up the code.
  await measure();
  const work = await measure();
  const slowest = [...work].sort(([, one], [, other]) => other - one);
  const rows = slowest
    .slice(0, SHOWN)
    .map(([call, ms]) => [call, { 'longest, ms': ms.toFixed(1) }]);
  console.table(Object.fromEntries(rows));
  expect(slowest.filter(([, ms]) => ms > LIMIT_MS)).toEqual([]);
}, 300_000);
