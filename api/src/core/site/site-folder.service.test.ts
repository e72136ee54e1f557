import fs from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFiles } from '@portico/site';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { LiveSite } from './live-site.ts';
import { SiteFolder } from './site-folder.service.ts';

test('a slow read of a folder never serves what a later read has replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-folder-'));
  const save = (text: string) => writeFileSync(join(folder, 'site.yaml'), text);
  const served: string[] = [];
  const use = (files: SiteFiles) => (served.push(String(files.get('site.yaml'))), []);
  const live = { version: '', use } as unknown as LiveSite;
  const log = { info: () => undefined } as unknown as Log;
  const site = new SiteFolder({} as Config, log);
  const readdir = fs.readdir;
  /** How much was served whenever a read began. */
  const begun: number[] = [];
  jest.spyOn(fs, 'readdir').mockImplementation((...args: Parameters<typeof readdir>) => {
    begun.push(served.length);
    return readdir(...args);
  });

  const text = Array.from({ length: 5 }, (_, at) => `name: ${at}`);
  const reads = text.map((each) => {
    save(each);
    return site.refresh(folder, live);
  });
  await Promise.all(reads);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  // A folder that changes while it is read is read again, but never beside another read.
  expect(begun).toEqual(begun.toSorted());
  expect([...new Set(begun)]).toEqual([0, 1, 2, 3, 4]);
  expect(served.at(-1)).toBe(text.at(-1));
});
