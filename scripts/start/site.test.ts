import { delimiter } from 'node:path';
import { readSettings } from './settings.ts';
import { environmentOf } from './site.ts';

const OWN = process.env;
afterEach(() => (process.env = OWN));

const environment = (env: NodeJS.ProcessEnv) => {
  process.env = { SANDBOX: '0', ...env };
  return environmentOf(readSettings(process.env), ['a/dist', 'b/dist']);
};

test('npm start promotes its build', async () => {
  expect(await environment({})).toMatchObject({
    BOOT_RELEASES: ['a/dist', 'b/dist'].join(delimiter),
    BOOT_PROMOTE: '1',
  });
});

test('npm start behind https only publishes, and BOOT_PROMOTE overrides both', async () => {
  const env = { PUBLIC_ORIGIN: 'https://juno.example' };
  expect(await environment(env)).toMatchObject({ BOOT_PROMOTE: '0' });
  expect(await environment({ BOOT_PROMOTE: '0' })).toMatchObject({ BOOT_PROMOTE: '0' });
});
