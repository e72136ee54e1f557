import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { answerShapeOf } from './answer-shape.ts';
import type { Call } from './call.ts';
import type { Contract } from './contract.ts';

const NOUNS = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('calls.ts'))
  .map(dirname);

it.each(NOUNS)('answers.ts of %s is the output of npm run answers', async (noun) => {
  const calls = (await import(`./${noun}/calls.ts`)) as Record<string, Call>;
  const schemas = (await import(`./${noun}/schema.ts`)) as Record<string, Partial<Contract>>;
  const written = Object.entries(calls).map(([name, { answer }]) => [name, answer]);
  const expected = Object.entries(calls).map(([name, { operation }]) => {
    const contract = Object.values(schemas).find((one) => one.call?.operation === operation);
    return [name, contract && answerShapeOf(contract as Contract)];
  });
  expect(written).toEqual(expected);
});
