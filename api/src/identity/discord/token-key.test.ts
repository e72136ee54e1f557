import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenKeys } from './token-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portico-token-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const source = (changes: object) => ({
  tokenKeys: [],
  dataDir,
  sandbox: false,
  signIn: true,
  ...changes,
});

describe('tokenKeys', () => {
  it('returns the configured keys', () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(tokenKeys(source({ tokenKeys: keys, sandbox: true }))).toEqual(keys);
  });

  it('requires a key where sign-in is configured', () => {
    expect(() => tokenKeys(source({}))).toThrow(/^TOKEN_KEY must be/);
  });

  it('generates a key where sign-in is not configured', () => {
    const [key] = tokenKeys(source({ signIn: false }));
    expect(key).toHaveLength(32);
  });

  it('generates the key of a sandbox once, in a file that only its owner can read', () => {
    const [first] = tokenKeys(source({ sandbox: true }));
    const [second] = tokenKeys(source({ sandbox: true }));
    expect(second).toEqual(first);
    expect(statSync(join(dataDir, 'token-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'token-key'), 'utf8').trim()).toBe(first.toString('base64'));
  });

  it('does not replace a damaged key file', () => {
    writeFileSync(join(dataDir, 'token-key'), 'short');
    expect(() => tokenKeys(source({ sandbox: true }))).toThrow(/^token-key in DATA_DIR must/);
  });
});
