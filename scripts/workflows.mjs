import { writeFileSync } from 'node:fs';
import { ROOT } from './lib/paths.mjs';
import { PARTS, workflowOf } from './lib/workflows.mjs';

/** `npm run workflows`: writes the workflow of each part, from what the part imports now. */
for (const part of PARTS) writeFileSync(`${ROOT}/.github/workflows/${part}.yml`, workflowOf(part));
console.log(`Wrote .github/workflows/{${PARTS.join(',')}}.yml`);
