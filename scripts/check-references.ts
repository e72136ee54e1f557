import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { deadReferences } from './check/references/check.ts';
import { anchorsOf } from './check/references/links.ts';
import type { Repository } from './check/references/repository.ts';
import { numbersOf, REQUIREMENTS } from './check/requirements.ts';
import { glob } from './lib/files.ts';

const TEXT = /\.(?:md|[cm]?[jt]sx?|json|sql|css|html|ya?ml|example)$/;

/** Excluded: this check, and migrations of live databases, whose text must not change. */
const EXEMPT =
  /^(?:package-lock\.json|scripts\/check\/.*|scripts\/check-references\.ts|api\/drizzle\/(?:0002_append_only_registry|0009_append_only_commerce)\.sql)$/;

/** Links of site packs lead to pages of a site, and their tests name files that exist in no pack. */
const OF_PACKS =
  /^(?:sites|shared\/site\/(?:template|test))\/|^(?:shared\/site|api\/test\/(?:site|doctor)|scripts\/site)\/.*\.test\.ts$/;

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

/** Files of the repository, including those of GitHub. */
function allFiles(): string[] {
  return [...glob(/./), ...glob(/./, '.github'), '.env.example', '.dependency-cruiser.mjs'];
}

function withFolders(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) paths.add(folder);
  }
  return paths;
}

function repositoryOf(files: readonly string[]): Repository {
  const paths = withFolders(files);
  const scripts = files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}));
  const requirements = REQUIREMENTS.flatMap((file, document) => {
    const { sections, rules } = numbersOf(read(file));
    return [...sections, ...rules].map((number) => `${document} §${number}`);
  });
  const anchors = new Map<string, Set<string>>();
  return {
    paths,
    scripts: new Set(scripts),
    requirements: new Set(requirements),
    decisions: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])),
    threats: new Set(
      [...read('docs/threats.md').matchAll(/^\| *(\d+) *\|/gm)].map(([, row = '']) => row),
    ),
    anchorsOf: (path) => {
      if (!anchors.has(path) && path.endsWith('.md') && paths.has(path))
        anchors.set(path, anchorsOf(read(path)));
      return anchors.get(path);
    },
  };
}

export default createCommand('node scripts/bootstrap/run.mjs check-references', {
  description:
    'Checks that all requirements, decisions, links, paths and scripts named in code and documents exist.',
  examples: [['node scripts/bootstrap/run.mjs check-references', 'a step of npm run check']],
}).action(() => {
  const files = allFiles();
  const repository = repositoryOf(files);
  const dead = files
    .filter((path) => TEXT.test(path) && !EXEMPT.test(path) && !OF_PACKS.test(path))
    .flatMap((path) => deadReferences({ path, text: read(path) }, repository));
  if (dead.length > 0) throw new CliError(`Dead references:\n${dead.join('\n')}`);
});
