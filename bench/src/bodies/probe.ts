import { appendFileSync } from 'node:fs';

/**
 * Loaded into the API's process: records each block of the event loop of more than a few
 * milliseconds as `<CPU ms> <wall-clock ms>`. On a shared machine the wall-clock time includes
 * waiting for a CPU.
 * Environment: `BLOCKS_FILE`.
 */
const { BLOCKS_FILE = '' } = process.env;
const MIN_BLOCK_MS = 5;

let cpu = process.cpuUsage();
let wall = performance.now();
setInterval(() => {
  const { user, system } = process.cpuUsage(cpu);
  const lasted = performance.now() - wall;
  if (lasted > MIN_BLOCK_MS) {
    appendFileSync(BLOCKS_FILE, `${(user + system) / 1000} ${lasted}\n`);
  }
  cpu = process.cpuUsage();
  wall = performance.now();
}, 1).unref();
