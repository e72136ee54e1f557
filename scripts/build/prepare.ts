import { runChild } from '../bootstrap/child.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { exclusivelyInThisCheckout } from '../bootstrap/install.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { isEverythingFresh } from './build-workspaces.ts';

const BUILD = ['scripts/bootstrap/run.mjs', 'build'];

/**
 * Builds stale workspaces in a separate process, whose memory is freed at its end.
 * @throws CliError
 */
export async function prepare(): Promise<void> {
  await exclusivelyInThisCheckout(async () => {
    if (isEverythingFresh()) return;
    await step('Building what is stale', async (onProgress) => {
      const { code, output } = await runChild(process.execPath, BUILD, { onLine: onProgress });
      if (code !== 0) throw new CliError(`The build failed:\n${output.trim()}`);
    });
  });
}
