import { examplesInOrder, routesOf, sendExample } from '../openapi/send-example.ts';
import { SITUATIONS } from '../openapi/situations.ts';
import { World } from '../openapi/world.ts';
import { watchOwnWork } from '../support/own-work.mjs';

/** The longest that a call may hold the event loop, in milliseconds. */
const LIMIT_MS = 50;
/** Their median decides: a garbage collection is of no call. Three rounds had two of them in one call. */
const ROUNDS = 5;
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
    let longest = 0;
    const endWatch = watchOwnWork((call, server) => {
      if (server === world.api.app.getHttpServer()) longest = Math.max(longest, call.longest);
    });
    const answer = await sendExample(world, route, example, change);
    await answer.body?.cancel();
    expect([id, answer.status]).toEqual([id, route.operation.status]);
    endWatch();
    work.set(id, longest);
  }
  return work;
}

test('no documented call holds the event loop longer than its limit', async () => {
  // The first round warms up the code.
  await measure();
  const rounds: Map<string, number>[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measure());
  const slowest = [...rounds[0]!.keys()]
    .map((call) => ({ call, ...spreadOf(rounds.map((round) => round.get(call) ?? 0)) }))
    .sort((one, other) => other.median - one.median);
  const rows = slowest.slice(0, SHOWN).map(({ call, least, median, most }) => {
    return [call, { 'longest, ms': shown(median), from: shown(least), to: shown(most) }] as const;
  });
  console.table(Object.fromEntries(rows));
  expect(slowest.filter(({ median }) => median > LIMIT_MS)).toEqual([]);
}, 300_000);

/** @param times an odd number of them */
function spreadOf(times: readonly number[]) {
  const inOrder = [...times].sort((one, other) => one - other);
  const at = (index: number) => inOrder.at(index) ?? 0;
  return { least: at(0), median: at((inOrder.length - 1) / 2), most: at(-1) };
}

const shown = (ms: number) => Math.round(ms * 10) / 10;
