import { appendFileSync } from 'node:fs';

/**
 * Loaded into the API's process: writes down each stretch of more than a few milliseconds in which its
 * event loop served nobody, as `<CPU ms> <ms>`. On a machine that others use too the first is what the
 * API needs, the second also what it waited for a processor.
 * Environment: `BLOCKS_FILE`.
 */
const { BLOCKS_FILE = '' } = process.env;
const WORTH_NOTING_MS = 5;

let cpu = process.cpuUsage();
let wall = performance.now();
setInterval(() => {
  const { user, system } = process.cpuUsage(cpu);
  const lasted = performance.now() - wall;
  if (lasted > WORTH_NOTING_MS) {
    appendFileSync(BLOCKS_FILE, `${(user + system) / 1000} ${lasted}\n`);
  }
  cpu = process.cpuUsage();
  wall = performance.now();
}, 1).unref();
