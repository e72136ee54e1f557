import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_API_VERSIONS } from '@portico/sdk/contracts/ingest/version';
import { MAX_BODY_BYTES, MAX_ITEM_BYTES } from '@portico/sdk/contracts/ingest/limits';
import { clientFacts } from '@portico/contracts/ingest/streams';
import { MATRIX } from '../access/matrix.ts';
import { ROOT } from './snippet.ts';

const { streams } = clientFacts();
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('every ingest call of the API is a stream', () => {
  const calls = Object.entries(MATRIX).filter(([route]) => route.includes(' /api/ingest/'));
  expect(
    streams.map(({ method, path, scope }) => [`${method} ${path}`, `ingest:${scope}`]),
  ).toEqual(expect.arrayContaining(calls));
  expect(streams).toHaveLength(calls.length);
});

test('the table of calls in docs/ingest.md has each call, with its maximum number of items', () => {
  const rows = textOf('docs/ingest.md').matchAll(/^\| `(\w+) (\S+)` .* (\d+) +\|$/gm);
  const documented = [...rows].map(([, method, path, max]) => [method, path, Number(max)]);
  expect(documented.sort()).toEqual(
    streams.map(({ method, path, max }) => [method, path.replace(/:(\w+)/g, '{$1}'), max]).sort(),
  );
});

test('docs/ingest.md has the fields of each stream, the sizes and the version', () => {
  const text = textOf('docs/ingest.md');
  const tables = [...text.matchAll(/<!-- fields: (\S+) -->/g)].map(([, name]) => name);
  expect(tables.sort()).toEqual(streams.map(({ name }) => name).sort());
  expect(text).toContain(`at most ${MAX_BODY_BYTES / 2 ** 20} MB`);
  expect(text).toContain(`at most ${MAX_ITEM_BYTES / 2 ** 10} KB`);
  expect(text).toContain(`\`Portico-Version: ${BOT_API_VERSIONS.at(-1)}\``);
});

test('portico.py has the method, list and maximum number of items of each stream', () => {
  const rows = textOf('examples/discord.py/portico.py').matchAll(
    /^ {4}"([\w-]+)": \("(\w+)", "(\w+)", (\d+)\),$/gm,
  );
  expect([...rows].map(([, name, ...rest]) => [name, ...rest]).sort()).toEqual(
    streams.map(({ name, method, list, max }) => [name, method, list, String(max)]).sort(),
  );
});
