import { Bot, SHARDS_AT_SCALE_1 } from './bot/bot.ts';
import { historySpan } from './bot/history.ts';
import { seedOf } from './noise/noise.ts';
import { systemClock } from './clock/clock.ts';
import { DEMO_SEED, readConfig, readIngestKey, readScale } from './config.ts';
import { runToEnd, stopSignal, report, warn } from './parent.ts';
import { writeDemoIncidents } from './demo/incidents.ts';
import { makeDemoPurchases } from './demo/purchases.ts';
import { enrollDemoTeam } from './team/enroll.ts';

/**
 * The sandbox of `npm start`: the simulated bot, and what customers and the team of a demo have done.
 * With `--once` the bot sends everything once and the process ends.
 */
const signal = stopSignal();

await runToEnd(signal, async () => {
  const config = readConfig(process.env);
  const isOnce = process.argv.includes('--once');
  const bot = new Bot({
    url: config.url,
    seed: seedOf(DEMO_SEED),
    readKey: () => readIngestKey(config.dataDir),
    teamServerId: config.teamServerId,
    cdnUrl: config.cdnUrl,
    shardCount: async () => SHARDS_AT_SCALE_1 * (await readScale(config.dataDir)),
    history: historySpan(1),
    clock: systemClock,
    signal,
    progress: (text) => report({ type: 'progress', text }),
    warn,
  });
  if (!isOnce) await enrollDemoTeam(config.dataDir);
  const { url } = config;
  const stripeUrl = process.env.STRIPE_API_URL ?? '';
  const demo = isOnce
    ? []
    : [makeDemoPurchases({ url, stripeUrl, signal }), writeDemoIncidents(url, signal)];
  // The demo continues without purchases and incidents.
  const parts = demo.map((part) => part.catch((error: unknown) => warn(String(error))));
  await Promise.all([bot.catchUp(), ...parts]);
  report({ type: 'ready', url });
  if (!isOnce) await bot.run();
});
