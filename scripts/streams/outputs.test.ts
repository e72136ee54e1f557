import { readFileSync } from 'node:fs';
import { clientFacts } from '@portico/contracts/ingest/streams';
import { ROOT } from '../bootstrap/paths.mjs';
import { fieldTable } from './fields.ts';
import { streamFiles } from './outputs.ts';
import { clientModule } from './typescript.ts';

/** Without what the formatter may change. */
const bare = (text: string) => text.replace(/[\s'",;()|-]/g, '');

test.each(Object.entries(streamFiles(clientFacts())))(
  '%s is the output of npm run streams',
  (path, text) => {
    expect(bare(readFileSync(`${ROOT}/${path}`, 'utf8'))).toBe(bare(text));
  },
);

test('a field that a table or a type cannot describe is an error', () => {
  const item = { type: 'object', properties: { odd: {} } } as const;
  const stream = {
    name: 'odd',
    method: 'POST',
    path: '/odd',
    scope: 'odd',
    list: 'events',
    max: 1,
  } as const;
  expect(() =>
    clientModule({
      streams: [{ ...stream, type: 'Odd', item }],
      answers: {},
      constants: {},
    }),
  ).toThrow('has no type for {}');
  expect(
    fieldTable({ type: 'object', properties: { a: { type: 'string', minLength: 1 } } }),
  ).toContain('| `a` (optional) | a text of 1 or more characters |');
});
