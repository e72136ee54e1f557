/**
 * What a test file leaves in its worker, and what therefore keeps the file's whole context: a worker
 * had 99 contexts and a heap of 2.4 GB after ten minutes, and spent a third of its time on garbage
 * and on promises of ended files. The modules of Node are changed once per worker, before the packages load.
 */
const asyncHooks = require('node:async_hooks');
const perfHooks = require('node:perf_hooks');

/** Since the last file. @type {Set<() => void>} */
const endings = new Set();

/** Ends what was started since the last call. */
exports.endLeftovers = () => {
  for (const end of endings) end();
  endings.clear();
};

/**
 * An object literal of a test file's context, whose prototype is not ours.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isForeignLiteral(value) {
  const prototype = typeof value === 'object' && value ? Object.getPrototypeOf(value) : undefined;
  return !!prototype && prototype !== Object.prototype && !Object.getPrototypeOf(prototype);
}

// Jest makes a storage for each file, with the current test in it. In Node 20 each promise of the
// process copies the stores of all enabled storages, and timers of packages keep them.
const { AsyncLocalStorage } = asyncHooks;
/** @extends {AsyncLocalStorage<any>} */
class EndedStorage extends AsyncLocalStorage {
  constructor() {
    super();
    endings.add(() => this.disable());
  }

  /**
   * @override
   * @param {any} store
   * @param {[(...args: any[]) => any, ...any[]]} work
   */
  run(store, ...work) {
    if (!isForeignLiteral(store)) return super.run(store, ...work);
    const copy = { ...store };
    endings.add(() => Object.keys(copy).forEach((key) => delete copy[key]));
    return super.run(copy, ...work);
  }
}
// In Node 24 it is a getter, which cannot be assigned to.
Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: EndedStorage });

// The default metrics of prom-client watch the process for ever: once per process in production,
// once per started API here.
const { PerformanceObserver, monitorEventLoopDelay } = perfHooks;
Object.assign(perfHooks, {
  PerformanceObserver: class extends PerformanceObserver {
    /** @param {import('node:perf_hooks').PerformanceObserverCallback} callback */
    constructor(callback) {
      super(callback);
      endings.add(() => this.disconnect());
    }
  },
  /** @type {typeof monitorEventLoopDelay} */
  monitorEventLoopDelay: (options) => {
    const histogram = monitorEventLoopDelay(options);
    endings.add(() => histogram.disable());
    return histogram;
  },
});
