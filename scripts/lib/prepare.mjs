import { runChild } from './child.mjs';
import { exclusively } from './exclusive.mjs';
import { ensureInstalled } from './install.mjs';
import { step } from './steps.mjs';
import { CliError } from './cli-error.mjs';

/**
 * Installs what is missing and builds what is stale: what every verb needs first.
 * The build runs in a process of its own, whose memory ends with it.
 * @throws {CliError}
 */
export async function prepare() {
  await exclusively(
    'prepare',
    async () => {
      await ensureInstalled();
      await step('Building what is stale', async (say) => {
        const { code, output } = await runChild(process.execPath, ['scripts/build.mjs'], {
          onLine: say,
        });
        if (code !== 0) throw new CliError(`The build failed:\n${output.trim()}`);
      });
    },
    (pid) => console.log(`Waiting for process ${pid}, which installs or builds in this folder …`),
  );
}
