import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Service } from './service.ts';

let folder: string;
let notes: string[];
let services: Service[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  notes = [];
  services = [];
});
afterEach(async () => {
  for (const service of services) await service.stop();
  rmSync(folder, { recursive: true });
});

/** A service whose child runs this code; `stamp` counts its launches. */
function serviceOf(code: string, onNote: (line: string) => void = () => undefined) {
  const script = join(folder, 'child.mjs');
  const stamp = join(folder, 'launches');
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(stamp)}, '.');
     const launches = readFileSync(${JSON.stringify(stamp)}, 'utf8').length;
     ${code}`,
  );
  const onLine = (line: string) => {
    notes.push(line);
    onNote(line);
  };
  const service = new Service(
    'the child',
    script,
    { ...process.env, PORTICO_END_WITH_PARENT_MS: '50' },
    { backOffMs: [5, 5], onNote: onLine },
  );
  services.push(service);
  return service;
}

const READY = `process.send({ type: 'ready', url: 'http://localhost:1' });`;
const STAY = `setInterval(() => undefined, 1000);`;

test('a child reports its progress, then its address', async () => {
  const texts: string[] = [];
  const service = serviceOf(
    `process.send({ type: 'progress', text: 'Migrating' }); ${READY} ${STAY}`,
  );
  expect(await service.start((text) => texts.push(text))).toBe('http://localhost:1');
  expect(texts).toEqual(['Migrating']);
});

test('a child that fails to start fails the start with its own message', async () => {
  const service = serviceOf(
    `process.send({ type: 'failed', message: 'PORT must be a number.' }); process.exit(1);`,
  );
  await expect(service.start(() => undefined)).rejects.toThrow('PORT must be a number.');
  expect(await service.ended).toBe(true);
});

test('a child that ends without a message is reported with its exit code', async () => {
  const service = serviceOf('process.exit(7);');
  await expect(service.start(() => undefined)).rejects.toThrow(
    'the child exited before it was ready (exit code 7).',
  );
});

test('a crashed child is restarted and reported', async () => {
  let runsAgain = () => {};
  const again = new Promise<void>((resolve) => (runsAgain = resolve));
  const service = serviceOf(`${READY} if (launches === 1) process.exit(3); ${STAY}`, (line) => {
    if (line.endsWith('is running again.')) runsAgain();
  });
  await service.start(() => undefined);
  await again;
  expect(notes).toEqual([
    'the child exited unexpectedly (exit code 3); restarting in 0.005 s (attempt 1 of 2).',
    'the child is running again.',
  ]);
});

test('a child that keeps crashing is given up', async () => {
  const service = serviceOf(`${READY} setImmediate(() => process.exit(3));`);
  await service.start(() => undefined);
  expect(await service.ended).toBe(true);
  expect(notes.at(-1)).toBe('the child crashed 3 times in a row (exit code 3); giving up.');
});

test('a stopped child gets SIGTERM first and is not restarted', async () => {
  const service = serviceOf(`process.on('SIGTERM', () => process.exit(0)); ${READY} ${STAY}`);
  await service.start(() => undefined);
  await service.stop();
  expect(await service.ended).toBe(false);
  expect(notes).toEqual([]);
});

test('a child does not outlive its supervisor, even if it ignores SIGTERM', async () => {
  const service = serviceOf(`process.on('SIGTERM', () => {}); ${READY} ${STAY}`);
  await service.start(() => undefined);
  const child = service.child;
  const gone = once(child!, 'exit');
  child!.disconnect();
  await gone;
  expect(notes).toHaveLength(1);
});

test('a child whose supervisor ended before it was set up ends at once', () => {
  const preload = join(__dirname, '../bootstrap/end-with-parent.mjs');
  // Without a channel, as after the end of a supervisor.
  const child = spawnSync(
    process.execPath,
    ['--import', preload, '-e', 'setInterval(() => {}, 1000)'],
    { timeout: 10_000 },
  );
  expect(child).toMatchObject({ status: 1, signal: null });
});
