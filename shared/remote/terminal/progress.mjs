/** @param {number} since epoch milliseconds @returns {string} `0.4 s`, `12 s` */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** How often a step without progress shows that it is still running. */
const HEARTBEAT_MS = { terminal: 1000, log: 15_000 };
/** Minimum time between two lines of a step in a log. */
const LOG_PAUSE_MS = 3000;

/**
 * One line that shows the current step: rewritten on a terminal, repeated at intervals in a log.
 * @param {NodeJS.WriteStream} stream
 */
export function progressLine(stream) {
  const { isTTY } = stream;
  let shownAt = 0;
  let isOpen = false;
  return {
    /**
     * Shows a text; in a log, texts that follow too soon are dropped. @param {string} text @param
     * {boolean} [always]
     */
    show: (text, always = false) => {
      if (isTTY) {
        stream.write(`\r\x1b[2K${text.slice(0, (stream.columns || 80) - 1)}`);
        isOpen = true;
      } else if (always || Date.now() - shownAt > LOG_PAUSE_MS) {
        shownAt = Date.now();
        stream.write(`${text}\n`);
      }
    },
    /** Clears the line of a terminal, so that the next output begins there. */
    end: () => {
      if (isOpen) stream.write('\r\x1b[2K');
      isOpen = false;
    },
  };
}

/**
 * Shows a running step on stderr, and then its duration.
 * @template T
 * @param {string} name of the step: "Installing packages"
 * @param {(onProgress: (detail: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = Date.now();
  const line = progressLine(process.stderr);
  let detail = '';
  const text = () => `${name} … ${elapsed(began)}${detail && `  ${detail}`}`;
  const { isTTY } = process.stderr;
  if (!isTTY) line.show(`${name} …`, true);
  const heartbeat = setInterval(
    () => line.show(text(), true),
    isTTY ? HEARTBEAT_MS.terminal : HEARTBEAT_MS.log,
  );
  /** @param {string} outcome */
  const finish = (outcome) => {
    clearInterval(heartbeat);
    line.end();
    console.error(`${name}: ${outcome} ${elapsed(began)}`);
  };
  try {
    const result = await work((now) => {
      detail = now;
      line.show(text());
    });
    finish('done in');
    return result;
  } catch (error) {
    finish('failed after');
    throw error;
  }
}
