import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, requireWritable } from './settings.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['0', '-1', '65536', '80a', '1.5'])(
  'PORT=%s is rejected without repeating the value',
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be a whole number from 1 to 65535.');
  },
);

test('real keys turn the sandbox off, unless SANDBOX is set', () => {
  expect(readSettings({}).sandboxed).toBe(true);
  expect(readSettings({ STRIPE_SECRET_KEY: 'a' }).sandboxed).toBe(false);
  expect(readSettings({ STRIPE_SECRET_KEY: 'a', SANDBOX: '1' }).sandboxed).toBe(true);
  expect(readSettings({ SANDBOX: '0' }).sandboxed).toBe(false);
});

test('a build is promoted in a working copy, but not behind https', () => {
  expect(readSettings({}).showsBuild).toBe(true);
  expect(readSettings({ SANDBOX: '0', PUBLIC_ORIGIN: 'http://localhost:4000' }).showsBuild).toBe(
    true,
  );
  expect(readSettings({ PUBLIC_ORIGIN: 'https://juno.example' }).showsBuild).toBe(false);
});

test('a fresh clone and the sandbox may create a database, a real site in a given folder may not', () => {
  const real = { STRIPE_SECRET_KEY: 'a' };
  expect(readSettings({}).newDatabase).toBe(true);
  expect(readSettings({ DATA_DIR: folder }).newDatabase).toBe(true);
  expect(readSettings(real).newDatabase).toBe(true);
  expect(readSettings({ ...real, DATA_DIR: '.data' }).newDatabase).toBe(true);
  expect(readSettings({ ...real, DATA_DIR: folder }).newDatabase).toBe(false);
  expect(readSettings({ ...real, DATA_DIR: '.data-typo' }).newDatabase).toBe(false);
  expect(readSettings({ ...real, DATA_DIR: folder, NEW_DATABASE: '1' }).newDatabase).toBe(true);
});

test('a data folder that cannot be created is rejected in one sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireWritable(join(file, 'data'))).toThrow(
    /^The data folder .*file\/data is not writable: .*\.$/,
  );
});
