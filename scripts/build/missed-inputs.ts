import { realpathSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { Inputs } from './inputs.ts';

/** Up to the name of the innermost package. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * In a copy of the checkout (`scripts/demo/working-copy.ts`) packages are links to those of the original, and
 * the resolver looks for the fields of a `package.json` in the folders above a package.
 */
const OTHER_CHECKOUT = /^\/.*\/package\.json$/;

/** A loader of the builder, in its compiled form. */
const BUILT = /^(shared\/\w+)\/dist\/(.+)\.js$/;

/**
 * Compares the files that a build read with the files that were scanned before it. A version covers
 * only scanned inputs, so otherwise two different builds could get the same version.
 * @param read absolute paths
 * @param root of the checkout, absolute
 * @throws CliError with the files that were not scanned
 */
export function rejectMissedInputs(read: Iterable<string>, inputs: Inputs, root: string): void {
  const files = new Set(inputs.files);
  const base = `${realpathSync(root)}/`;
  const missed = new Set<string>();
  for (const path of [...read].map((each) => realpathSync(each))) {
    const below = path.startsWith(base) ? path.slice(base.length) : path;
    const file = below.replace(BUILT, '$1/$2.ts');
    const place = placeOf(file);
    const isCovered = place ? inputs.packages.has(place) : files.has(file);
    if (!isCovered && !OTHER_CHECKOUT.test(file)) missed.add(place ?? file);
  }
  if (missed.size === 0) return;
  throw new CliError(
    [
      'the build has read files that the scan of its imports did not find:',
      ...[...missed].sort().map((file) => `- ${file}`),
      'The version does not cover them. Import each by a literal path, or add the rule to scripts/build/inputs.ts.',
    ].join('\n'),
  );
}

/** The package of a file, by its path in `package-lock.json`. */
function placeOf(file: string): string | undefined {
  return PACKAGE.exec(file.replace(/^\/.*?\/(?=node_modules\/)/, ''))?.[0];
}
