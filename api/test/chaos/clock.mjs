/**
 * Loaded into a replica with `--import`: each SIGUSR2 sets the clock of its JavaScript back by an hour, as a corrected
 * system clock would.
 */
const HOUR_MS = 3_600_000;
const System = Date;
let back = 0;

globalThis.Date = class extends System {
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(System.now() - back);
  }

  static now() {
    return System.now() - back;
  }
};

process.on('SIGUSR2', () => {
  back += HOUR_MS;
});
