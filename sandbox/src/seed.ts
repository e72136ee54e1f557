import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Bot, SHARDS_AT_SCALE_1 } from './bot/bot.ts';
import { daysOfYears, historySpan, spanOfYears } from './bot/history.ts';
import { seedOf } from './noise/noise.ts';
import { isReady } from './bot/ready.ts';
import { systemClock } from './clock/clock.ts';
import {
  ConfigError,
  DEMO_SEED,
  parseScale,
  parseYears,
  readConfig,
  readIngestKey,
  writeScale,
} from './config.ts';
import { runToEnd, stopSignal, report, warn } from './parent.ts';

/**
 * `npm run seed -- --scale N`: sends N times the history and N times the shards to the ingest API
 * of a running Portico. Its simulated bot continues with that number of shards.
 * `npm run seed -- --years N`: sends the history, the activity and the economy log of N years.
 */
const signal = stopSignal();

await runToEnd(signal, async () => {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '1' }, years: { type: 'string' } },
  });
  const scale = parseScale(values.scale);
  const years = values.years === undefined ? undefined : parseYears(values.years);
  const config = readConfig(process.env);
  if (!(await isReady(config.url, signal))) {
    throw new ConfigError(
      `Portico is not running at ${config.url}. Start it with "npm start" first.`,
    );
  }
  await readIngestKey(config.dataDir).catch(() => {
    throw new ConfigError(
      `${resolve(config.dataDir)} contains no ingest-key. Set DATA_DIR to the data folder of that site.`,
    );
  });
  const bot = new Bot({
    url: config.url,
    seed: seedOf(DEMO_SEED),
    readKey: () => readIngestKey(config.dataDir),
    teamServerId: config.teamServerId,
    cdnUrl: config.cdnUrl,
    shardCount: () => Promise.resolve(SHARDS_AT_SCALE_1 * scale),
    history: years === undefined ? historySpan(scale) : spanOfYears(years),
    days: years === undefined ? undefined : daysOfYears(years),
    wholeHistory: true,
    clock: systemClock,
    signal,
    progress: (text) => report({ type: 'progress', text }),
    warn,
  });
  await writeScale(config.dataDir, scale);
  await bot.catchUp();
  report({
    type: 'progress',
    text: `Sent the demo data ${years === undefined ? `at scale ${scale}` : `of ${years} years`}`,
  });
});
