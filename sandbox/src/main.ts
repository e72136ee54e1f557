import { Bot, SHARDS_AT_SCALE_1 } from './bot/bot.ts';
import { historySpan } from './bot/history.ts';
import { seedOf } from './noise/noise.ts';
import { systemClock } from './clock/clock.ts';
import { readConfig, readIngestKey, readScale } from './config.ts';
import { runToEnd, stopSignal, report, warn } from './parent.ts';
import { writeDemoIncidents } from './demo/incidents.ts';
import { makeDemoPurchases } from './demo/purchases.ts';
import { startStandIns } from './stand-ins.ts';
import { enrolDemoTeam } from './team/enrol.ts';

/**
 * The sandbox of `npm start`: stand-ins for external services and the simulated bot. With `--once`
 * the bot sends everything once and the process ends.
 */
const signal = stopSignal();

await runToEnd(signal, async () => {
  const config = readConfig(process.env);
  const isOnce = process.argv.includes('--once');
  const standIns = isOnce ? undefined : await startStandIns(process.env);
  const bot = new Bot({
    url: config.url,
    seed: seedOf(config.seed),
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
  try {
    if (!isOnce) await enrolDemoTeam(config.dataDir);
    const { url } = config;
    const demo = standIns && [
      makeDemoPurchases({ url, stripeUrl: standIns.stripeUrl, signal }),
      writeDemoIncidents(url, signal),
    ];
    // The demo continues without purchases and incidents.
    const parts = demo?.map((part) => part.catch((error: unknown) => warn(String(error)))) ?? [];
    await Promise.all([bot.catchUp(), ...parts]);
    report({ type: 'ready', url: config.url });
    if (!isOnce) await bot.run();
  } finally {
    await standIns?.close();
  }
});
