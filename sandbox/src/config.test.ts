import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parseScale,
  parseYears,
  readConfig,
  readIngestKey,
  readScale,
  readSettleSeconds,
  writeScale,
} from './config.ts';

describe('the configuration of the sandbox', () => {
  it('has defaults for a local Portico', () => {
    expect(readConfig({})).toEqual({
      url: 'http://127.0.0.1:3000',
      dataDir: '.data',
      teamServerId: '874331290551930931',
      cdnUrl: 'https://cdn.discordapp.com',
    });
    expect(readConfig({ TEAM_SERVER_ID: '700000000000000001' }).teamServerId).toBe(
      '700000000000000001',
    );
    expect(readConfig({ PORTICO_URL: 'http://localhost:4000/' }).url).toBe('http://localhost:4000');
  });

  it('is rejected with the name of the invalid variable, without its value', () => {
    expect(() => readConfig({ PORTICO_URL: 'ftp://secret' })).toThrow(
      'PORTICO_URL must be an http or https address',
    );
  });

  it.each(['0', '-1', '1.5', '101', 'many', ''])('is rejected with the scale %p', (text) => {
    expect(() => parseScale(text)).toThrow('--scale must be a whole number from 1 to 100');
  });

  it.each(['0', '11', 'many'])('is rejected with the years %p', (text) => {
    expect(() => parseYears(text)).toThrow('--years must be a whole number from 1 to 10');
  });

  it('has the seconds until a slow payment arrives', () => {
    expect(readSettleSeconds({})).toBe(20);
    expect(readSettleSeconds({ SANDBOX_SETTLE_SECONDS: '' })).toBe(20);
    expect(readSettleSeconds({ SANDBOX_SETTLE_SECONDS: '0' })).toBe(0);
    for (const text of ['-1', '1.5', 'soon', '86401'])
      expect(() => readSettleSeconds({ SANDBOX_SETTLE_SECONDS: text })).toThrow(
        'SANDBOX_SETTLE_SECONDS must be a whole number from 0 to 86400',
      );
  });

  it('reads key and scale from the data folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portico-sandbox-'));
    expect(await readScale(dataDir)).toBe(1);
    await writeScale(dataDir, 7);
    await writeFile(join(dataDir, 'ingest-key'), 'a-key\n');
    expect(await readScale(dataDir)).toBe(7);
    expect(await readIngestKey(dataDir)).toBe('a-key');
    await rm(dataDir, { recursive: true });
    await expect(readIngestKey(dataDir)).rejects.toThrow('ENOENT');
  });
});
