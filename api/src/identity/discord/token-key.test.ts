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
  it('are the configured ones', () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(tokenKeys(source({ tokenKeys: keys, sandbox: true }))).toEqual(keys);
  });

  it('are required where people can sign in', () => {
    expect(() => tokenKeys(source({}))).toThrow(/^TOKEN_KEY must be/);
  });

  it('are made up where nobody can', () => {
    const [key] = tokenKeys(source({ signIn: false }));
    expect(key).toHaveLength(32);
  });

  it('are made once and kept by the sandbox, for its owner only', () => {
    const [first] = tokenKeys(source({ sandbox: true }));
    const [second] = tokenKeys(source({ sandbox: true }));
    expect(second).toEqual(first);
    expect(statSync(join(dataDir, 'token-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'token-key'), 'utf8').trim()).toBe(first.toString('base64'));
  });

  it('are not replaced where the file is damaged', () => {
    writeFileSync(join(dataDir, 'token-key'), 'short');
    expect(() => tokenKeys(source({ sandbox: true }))).toThrow(/^token-key in DATA_DIR must/);
  });
});
