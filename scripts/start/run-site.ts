import { onStop } from '../../shared/remote/terminal/on-stop.ts';
import { endChildren } from '../bootstrap/child.mjs';
import { Site } from './site.ts';

/**
 * Runs a site until it ends or is stopped. The first signal ends it in order and this process with 0,
 * the second one ends everything at once.
 * @param main starts the site; ends where the site cannot go on
 * @throws what `main` throws, after everything that it started has ended
 */
export async function runSite(main: (site: Site) => Promise<void>): Promise<void> {
  const site = new Site();
  let isStopping = false;

  onStop(() => {
    if (isStopping) {
      site.kill();
      process.exit(130);
    }
    isStopping = true;
    console.log('\nStopping …');
    endChildren('SIGTERM');
    void site.stop().then(() => {
      console.log('Portico has stopped.');
      process.exit(0);
    });
  });
  try {
    await main(site);
  } catch (error) {
    if (!isStopping) {
      isStopping = true;
      await site.stop();
      throw error;
    }
  }
  // A signal has interrupted `main`, and ends this process as soon as the site has stopped.
  if (isStopping) await new Promise(() => undefined);
}
