import { devCommand } from './dev.ts';

const dev = (...args: string[]) => devCommand().parseAsync(args, { from: 'user' });

test('portico dev without a site is a wrong use', async () => {
  await expect(dev()).rejects.toMatchObject({
    message:
      'portico dev needs --against <address>: the site in which the remote is shown. A repository of a remote has no site of its own.',
    exitCode: 2,
  });
});

test('a port that is none is named', async () => {
  await expect(dev('--against', 'https://portico.example', '--port', '0')).rejects.toThrow(
    '--port must be a whole number from 1 to 65535.',
  );
});
