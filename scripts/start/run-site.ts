import { onStop } from '../../shared/remote/terminal/on-stop.ts';
import { endChildren } from '../bootstrap/child.mjs';
import { Site } from './site.ts';

/**
 * Runs a site until it ends or is stopped. The first signal shuts it down gracefully and ends this
 * process with 0; the second one ends everything immediately.
 * @param main starts the site; resolves if the site cannot continue
 * @throws what `main` throws, after all started processes have ended
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
