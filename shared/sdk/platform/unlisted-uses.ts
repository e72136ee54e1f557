import { TEXTS_OF_USES, WHOLE, usedByScripts } from './built-scripts/index.ts';
import type { UsedByScripts } from './built-scripts/index.ts';
import type { ReleaseManifest } from './release.ts';
import { SDK_DATA_MODULE, SDK_MODULE, SHARED_MODULE_NAMES } from './shared-modules.ts';

export { TEXTS_OF_USES };

type Described = Pick<ReleaseManifest, 'kind' | 'name' | 'sdk' | 'federation'> & {
  sdkExports: readonly string[];
  operations: readonly string[];
  calls?: Readonly<Record<string, object>> | undefined;
};

const PROVIDED = new Set<string>(SHARED_MODULE_NAMES);
const SDK = new Set<string>([SDK_MODULE, SDK_DATA_MODULE]);
/** Shells that were built before this rule do not list their calls. */
const UNLISTED_BY_OLDER_SHELLS = 'signOut';

/**
 * Compares what the built scripts of a release use with its `release.json` (docs/decisions/0032),
 * for the build and the registry. This is a separate entry point, because no browser needs the
 * parser.
 * @param scripts path -> text, of all scripts of the release
 * @returns one sentence for each difference. A manifest may list more than the scripts use
 */
export function unlistedUses(release: Described, scripts: ReadonlyMap<string, string>): string[] {
  const used = usedByScripts(scripts);
  const problems = [
    ...(release.kind === 'remote' ? sdkProblems(release, used) : []),
    ...callProblems(release, used),
  ];
  return problems.map((problem) => `${problem}; ${fixOf(release.name)}`);
}

const fixOf = (name: string) =>
  `"npm run build -- ${name}", or "npm run release -- describe ${name} --dir <folder>" after another bundler, rewrites release.json`;

function sdkProblems({ sdk, sdkExports }: Described, { shared, names }: UsedByScripts): string[] {
  const unprovided = unique(shared.map(({ module }) => module)).filter(
    (module) => !PROVIDED.has(module),
  );
  const ranges = unique(shared.filter(isOfSdk).map(({ range }) => range));
  const read = new Set(
    [...names].flatMap(([module, found]) => (isOfSdk({ module }) ? [...found] : [])),
  );
  const isWhole = read.delete(WHOLE);
  const unlisted = [...read].filter((name) => !sdkExports.includes(name)).sort();
  return [
    ...unprovided.map(
      (module) =>
        `the scripts consume ${module} from the shell, which only provides ${SHARED_MODULE_NAMES.join(', ')}`,
    ),
    ...ranges
      .filter((range) => range !== sdk)
      .map((range) => `the scripts need ${SDK_MODULE} ${range}, but release.json says ${sdk}`),
    ...(isWhole
      ? [`a script imports all of ${SDK_MODULE}; import single names, which the gate can compare`]
      : []),
    ...(unlisted.length > 0
      ? [
          `the scripts use ${unlisted.join(', ')} of ${SDK_MODULE}, but sdkExports of release.json does not list them`,
        ]
      : []),
  ];
}

const isOfSdk = ({ module }: { module: string }) => SDK.has(module);

function callProblems(
  { kind, operations, calls, federation }: Described,
  used: UsedByScripts,
): string[] {
  const listed = new Set(operations);
  if (kind === 'shell') listed.add(UNLISTED_BY_OLDER_SHELLS);
  const called = [...used.operations].sort();
  const unlisted = called.filter((operation) => !listed.has(operation));
  // Releases with this field are younger than the field `calls`.
  const unshaped = federation
    ? called.filter((one) => operations.includes(one) && !Object.hasOwn(calls ?? {}, one))
    : [];
  return [
    ...(unlisted.length > 0
      ? [
          `the scripts call ${unlisted.join(', ')}, but operations of release.json does not list them`,
        ]
      : []),
    ...(unshaped.length > 0
      ? [
          `the scripts call ${unshaped.join(', ')}, but calls of release.json does not have their shapes`,
        ]
      : []),
  ];
}

const unique = (values: readonly string[]) => [...new Set(values)];
