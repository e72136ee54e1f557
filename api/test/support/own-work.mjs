import { channel } from 'node:diagnostics_channel';

/**
 * The work of one call in this process.
 * @typedef {object} CallWork
 * @property {string} method
 * @property {string} path without the query
 * @property {number} longest milliseconds of the longest time that the event loop was held
 * @property {number} total milliseconds of processor time between the first and the last byte
 * @property {boolean} isAlone whether no other call was open; otherwise the times are those of all of them
 */

// Taken early, because some tests replace the clock.
const { setInterval: every, clearInterval: stop, performance: clock } = globalThis;

/** @typedef {{ method: string, path: string, longest: number, total: number, isAlone: boolean }} Open */
/** @type {Set<Open>} */
const open = new Set();
/** @type {Set<(work: CallWork, server: unknown) => void>} */
const listeners = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let cpu = process.cpuUsage();
let wall = clock.now();

/**
 * Adds the time since the last sample to all open calls. The time of the own thread is at most the
 * processor time of the process and at most the time that passed: the lower one counts, so that
 * neither other threads nor other processes count.
 */
function sample() {
  const { user, system } = process.cpuUsage(cpu);
  const work = Math.min((user + system) / 1000, clock.now() - wall);
  cpu = process.cpuUsage();
  wall = clock.now();
  for (const call of open) {
    call.longest = Math.max(call.longest, work);
    call.total += work;
    if (open.size > 1) call.isAlone = false;
  }
}

/** @param {any} message of the channel `http.server.request.start` */
function begin({ request, response, server }) {
  sample();
  const [path = ''] = String(request.url).split('?', 1);
  const call = { method: String(request.method), path, longest: 0, total: 0, isAlone: true };
  open.add(call);
  timer ??= every(sample, 1).unref();
  response.once('close', () => {
    sample();
    open.delete(call);
    if (open.size === 0) {
      stop(timer);
      timer = undefined;
    }
    for (const listener of listeners) listener(call, server);
  });
}

/**
 * Watches the event loop during the calls of all HTTP servers of this process.
 * @param {(work: CallWork, server: unknown) => void} onCall
 * @returns {() => void} ends the watch
 */
export function watchOwnWork(onCall) {
  const requests = channel('http.server.request.start');
  if (listeners.size === 0) requests.subscribe(begin);
  listeners.add(onCall);
  return () => {
    listeners.delete(onCall);
    if (listeners.size === 0) requests.unsubscribe(begin);
  };
}
