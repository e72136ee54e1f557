/**
 * The operator's orders: `npm run admin -- keys create --scope shards`. Runs the API's own command
 * line with the caller's environment; `npm start` or `npm run build` must have built it before.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../api/dist/cli.js', import.meta.url));
if (!existsSync(cli)) {
  process.stderr.write('The API is not built yet: run "npm run build" first.\n');
  process.exit(1);
}
const { status, signal } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(signal ? 1 : (status ?? 1));
