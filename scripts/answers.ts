import { existsSync, writeFileSync } from 'node:fs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { glob } from './lib/files.ts';
import type { PaymentStateRow } from '@portico/contracts/rules/payment-state-row';
import './lib/packages-from-source.ts';
import { writeFormatted } from './lib/write-formatted.ts';
import { paymentStatesDocument } from './payment-states/document.ts';

/** Contracts of the platform, and of the site. */
const PACKAGES = ['shared/sdk/contracts', 'shared/contracts'];
const CALLS = /\/calls\.ts$/;

interface Call {
  operation: string;
}

interface Contract {
  call?: Call;
}

/** @param folder of contracts, below the root */
async function writeAll(folder: string): Promise<void> {
  const nouns = glob(CALLS, folder).map((file) => file.replace(CALLS, ''));
  // Calls import this file, and schemas import calls.
  for (const noun of nouns) {
    const file = `${ROOT}/${noun}/answers.ts`;
    if (!existsSync(file)) writeFileSync(file, 'export {};\n');
  }
  const files: Record<string, string> = {};
  for (const noun of nouns) files[`${noun}/answers.ts`] = generated(await answersOf(noun));
  files[`${folder}/checks/schemas.ts`] = generated(
    nouns.map((noun) => exportOf(noun.slice(folder.length + 1))),
  );
  writeFormatted(files);
  console.log(`Wrote answers.ts of ${nouns.length} nouns in ${folder}`);
}

/** @param noun folder of its contracts, below the root @returns lines of its answers.ts */
async function answersOf(noun: string): Promise<string[]> {
  const { answerShapeOf } = await load<(contract: Contract) => unknown>(
    'shared/sdk/contracts/answer-shape',
  );
  const calls = await load<Call>(`${noun}/calls`);
  const contracts = Object.values(await load<Contract>(`${noun}/schema`));
  return Object.entries(calls).flatMap(([name, { operation }]) => {
    const contract = contracts.find(({ call }) => call?.operation === operation);
    // The answer of a call without a contract is a file.
    const shape = contract && answerShapeOf?.(contract);
    return shape ? [`export const ${name} = ${JSON.stringify(shape)} as const;`] : [];
  });
}

/** `incidents/staff` -> `export * as incidentsStaff from '../incidents/staff/schema.ts';` */
function exportOf(noun: string): string {
  const name = noun.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return `export * as ${name} from '../${noun}/schema.ts';`;
}

const generated = (lines: readonly string[]): string =>
  `// Written by \`npm run answers\` from schema.ts; do not edit.\n${lines.join('\n')}\n`;

const load = async <T>(path: string) =>
  (await import(`${ROOT}/${path}.ts`)) as Readonly<Record<string, T>>;

export default createCommand('npm run answers --', {
  description:
    'Writes the checks of answers that browsers run, and docs/payment-states.md, from the contracts.',
  examples: [['npm run answers', 'after a change of a contract; commit what it writes']],
}).action(async () => {
  for (const folder of PACKAGES) await writeAll(folder);
  const { PAYMENT_STATES } = await load<Record<string, PaymentStateRow>>(
    'shared/contracts/rules/payment-states',
  );
  writeFormatted(paymentStatesDocument(PAYMENT_STATES ?? {}));
});
