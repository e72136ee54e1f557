import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LockEntry } from '../lib/lockfile.ts';
import { advisoryProblems } from './advisories.ts';
import { npmAudit } from './npm-audit.ts';

const address = (id: string) => `https://github.com/advisories/${id}`;
const ID = 'GHSA-aaaa-bbbb-cccc';
const TODAY = '2026-11-23';
const locked: Record<string, LockEntry> = {
  api: { dependencies: { web: '1.0.0' } },
  'node_modules/web': { version: '1.0.0', dependencies: { part: '1.0.0' } },
  'node_modules/part': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0' },
};

const reportOf = (name: string, severity: string) => ({
  auditReportVersion: 2 as const,
  vulnerabilities: {
    [name]: {
      via: [{ title: 'A fault', url: address(ID), severity }],
      nodes: [`node_modules/${name}`],
    },
    web: { via: [name], nodes: ['node_modules/web'] },
  },
});
const until = (day: string) => [{ id: ID, reason: 'No fix exists.', until: day }];

test.each([
  ['part', 'low', 'shipped'],
  ['tool', 'high', 'only builds or tests'],
])('%s with an advisory of severity %s is reported: %s', (name, severity, use) => {
  expect(advisoryProblems(reportOf(name, severity), locked, TODAY, [])).toEqual([
    `node_modules/${name}: A fault (${severity}, ${use}, ${address(ID)}). Update ${name} ("npm audit fix"), or if no fix exists, add ${ID} to ACCEPTED in scripts/check/advisories.ts with the reason and a day.`,
  ]);
});

test('a moderate advisory of a tool is not reported', () => {
  expect(advisoryProblems(reportOf('tool', 'moderate'), locked, TODAY, [])).toEqual([]);
});

test('an exception holds up to its day', () => {
  const report = reportOf('part', 'critical');
  expect(advisoryProblems(report, locked, TODAY, until(TODAY))).toEqual([]);
  expect(advisoryProblems(report, locked, TODAY, until('2026-11-22'))).toEqual([
    expect.stringContaining('Its exception ended on 2026-11-22'),
  ]);
});

test('an exception that no package needs is reported', () => {
  const nothing = { auditReportVersion: 2 as const, vulnerabilities: {} };
  expect(advisoryProblems(nothing, locked, TODAY, until(TODAY))).toEqual([
    expect.stringContaining(`no locked package has ${ID}`),
  ]);
});

describe('npm with a registry', () => {
  let folder: string;
  let registry: Server;
  let advisories: object | undefined;
  const paths: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-audit-'));
    const manifest = { name: 'a', version: '1.0.0', dependencies: { web: '1.0.0' } };
    const packages = {
      '': manifest,
      'node_modules/web': { version: '1.0.0', integrity: 'sha512-aaaa' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ name: 'a', version: '1.0.0', lockfileVersion: 3, packages }),
    );
    registry = createServer((request, response) => {
      request.resume();
      paths.push(`${request.method} ${request.url}`);
      const answers = request.method === 'POST' && advisories;
      response.writeHead(answers ? 200 : 405).end(answers ? JSON.stringify(advisories) : '');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => registry.once('listening', resolve));
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true });
  });

  const audit = () =>
    npmAudit(folder, [
      `--registry=http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
      ...[`--cache=${folder}/cache`, '--fetch-retries=0'],
    ]);

  it('that has an advisory reports it', async () => {
    advisories = {
      web: [
        {
          ...{ id: 1, url: address(ID), title: 'A fault', severity: 'high' },
          vulnerable_versions: '<2.0.0',
        },
      ],
    };
    expect(advisoryProblems(await audit(), locked, TODAY, [])).toEqual([
      expect.stringContaining('node_modules/web: A fault (high, shipped'),
    ]);
    expect(paths).toContain('POST /-/npm/v1/security/advisories/bulk');
  }, 60_000);

  it('that has none reports nothing', async () => {
    advisories = {};
    expect(advisoryProblems(await audit(), locked, TODAY, [])).toEqual([]);
  }, 60_000);

  it('that answers no audit fails, and does not count as free of advisories', async () => {
    advisories = undefined;
    await expect(audit()).rejects.toThrow('npm audit did not get the advisories');
  }, 60_000);
});
