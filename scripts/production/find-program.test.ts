import { caddyFile } from './find-program.ts';

const OWN = process.env;
afterEach(() => (process.env = OWN));

test('a program that is missing is named with how to get it', () => {
  process.env = { PATH: '/nowhere', CADDY: '/nowhere/caddy' };
  expect(() => caddyFile()).toThrow(
    'Caddy was not found. Install it (Debian: apt-get install caddy), or set CADDY to its path.',
  );
});
