import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import './lib/packages-from-source.ts';
import { writeFormatted } from './lib/write-formatted.ts';
import { streamFiles } from './streams/outputs.ts';
import type { ClientFacts } from './streams/typescript.ts';

const load = async <T>(path: string) => (await import(`${ROOT}/shared/contracts/${path}.ts`)) as T;

async function writeStreams(): Promise<void> {
  const { clientFacts } = await load<{ clientFacts: () => ClientFacts }>('ingest/streams');
  const files = streamFiles(clientFacts());
  writeFormatted(files);
  for (const path of Object.keys(files)) console.log(`Wrote ${path}`);
}

export default createCommand('npm run streams --', {
  description:
    'Writes the types and limits of @portico/bot, and the tables of fields in docs/ingest.md, from the contracts of the ingest API.',
  examples: [['npm run streams', 'after a change of a contract; commit what it writes']],
}).action(writeStreams);
