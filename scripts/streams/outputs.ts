import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { fieldTable } from './fields.ts';
import { clientModule, kindsModule, type ClientFacts } from './typescript.ts';

const DOCUMENT = 'docs/ingest.md';

/** A table and the line that names its stream: `<!-- fields: shards -->`. */
const TABLE = /^<!-- fields: (\S+) -->\n(?:\n?(?:\|.*\n)+)?/gm;

/** What `npm run streams` writes, by path below the root; not formatted. */
export function streamFiles(facts: ClientFacts): Record<string, string> {
  const document = readFileSync(`${ROOT}/${DOCUMENT}`, 'utf8');
  return {
    'shared/bot/client/kinds.ts': generated(kindsModule(facts.kinds)),
    'shared/bot/client/streams.ts': generated(clientModule(facts)),
    [DOCUMENT]: document.replace(TABLE, (_, name: string) => {
      const stream = facts.streams.find((one) => one.name === name);
      if (!stream) throw new Error(`${DOCUMENT} names the unknown stream "${name}"`);
      return `<!-- fields: ${name} -->\n\n${fieldTable(stream.item)}\n`;
    }),
  };
}

const generated = (text: string) =>
  `// Written by \`npm run streams\` from the contracts; do not edit.\n${text}\n`;
