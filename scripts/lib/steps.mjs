/** @param {number} since epoch milliseconds @returns {string} `0.4 s`, `12 s` */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** How often a step that says nothing shows that it is alive: on a terminal, and in a log. */
const BEAT_MS = { terminal: 1000, log: 15_000 };
/** A log takes no more than one line per step and this time. */
const LOG_PAUSE_MS = 3000;

/**
 * Shows that a step is under way until it ends, then how long it took.
 * On a terminal one line is rewritten; elsewhere a line is written now and then.
 * @template T
 * @param {string} name what is being done: "Installing packages"
 * @param {(say: (detail: string) => void) => Promise<T>} work `say` shows what it is about now
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = Date.now();
  const { isTTY } = process.stdout;
  let detail = '';
  let shown = began;
  const show = () => {
    shown = Date.now();
    const line = `${name} … ${elapsed(began)}${detail && `  ${detail}`}`;
    if (isTTY)
      process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
    else console.log(line);
  };
  if (!isTTY) console.log(`${name} …`);
  const beat = setInterval(show, isTTY ? BEAT_MS.terminal : BEAT_MS.log);
  try {
    const result = await work((text) => {
      detail = text;
      if (isTTY || Date.now() - shown > LOG_PAUSE_MS) show();
    });
    finish(`${name}: done in ${elapsed(began)}`);
    return result;
  } catch (error) {
    finish(`${name}: failed after ${elapsed(began)}`);
    throw error;
  } finally {
    clearInterval(beat);
  }

  /** @param {string} line */
  function finish(line) {
    if (isTTY) process.stdout.write('\r\x1b[2K');
    console.log(line);
  }
}
