import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import './lib/packages-from-source.ts';
import { streamFiles } from './streams/outputs.ts';
import type { ClientFacts } from './streams/typescript.ts';

const load = async <T>(path: string) => (await import(`${ROOT}/shared/contracts/${path}.ts`)) as T;

async function writeStreams(): Promise<void> {
  const { clientFacts } = await load<{ clientFacts: () => ClientFacts }>('ingest/streams');
  for (const [path, text] of Object.entries(streamFiles(clientFacts()))) {
    const filepath = `${ROOT}/${path}`;
    const options = { ...(await resolveConfig(filepath)), filepath };
    writeFileSync(filepath, await format(text, options));
    console.log(`Wrote ${path}`);
  }
}

export default createCommand('npm run streams --', {
  description:
    'Writes the types and limits of @portico/bot, and the tables of fields in docs/ingest.md, from the contracts of the ingest API.',
  examples: [['npm run streams', 'after a change of a contract; commit what it writes']],
}).action(writeStreams);
