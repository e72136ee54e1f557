/** A log takes no more than one line in this time. */
const LOG_PAUSE_MS = 2000;

/**
 * Shows what is under way beside the output: one line rewritten on a terminal, now and then a line
 * in a log.
 * @param {NodeJS.WriteStream} stream
 */
export function progress(stream) {
  let shown = 0;
  let isOpen = false;
  return {
    /** @param {string} text */
    say: (text) => {
      if (stream.isTTY) {
        stream.write(`\r\x1b[2K${text.slice(0, (stream.columns || 80) - 1)}`);
        isOpen = true;
      } else if (Date.now() - shown > LOG_PAUSE_MS) {
        shown = Date.now();
        stream.write(`${text}\n`);
      }
    },
    end: () => {
      if (isOpen) stream.write('\r\x1b[2K');
      isOpen = false;
    },
  };
}
