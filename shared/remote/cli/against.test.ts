import { devCommand } from './dev.ts';
import { previewCommand } from './preview.ts';

const dev = (...args: string[]) => devCommand().parseAsync(args, { from: 'user' });

test.each([
  ['dev', devCommand],
  ['preview', previewCommand],
])('portico %s without a site is rejected', async (name, command) => {
  await expect(command().parseAsync([], { from: 'user' })).rejects.toMatchObject({
    message: `portico ${name} needs --against <address>, the site in which to show the remote.`,
    exitCode: 2,
  });
});

test('an invalid port is rejected by name', async () => {
  await expect(dev('--against', 'https://portico.example', '--port', '0')).rejects.toThrow(
    '--port must be a whole number from 1 to 65535.',
  );
});
