import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { WORKSPACES } from '../build/workspaces.ts';

/** Not copied: packages, data, reports; and built files, except those of the packages. */
const NOT_COPIED = new Set(['node_modules', '.git', '.data', 'coverage', 'test-results']);

/**
 * A copy of this working tree in which files are changed. The original does not
 * change. Installed packages are linked; the builds of `shared` are copied, since they do not
 * change.
 */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'portico-copy-'));

  /** @param builds other workspaces whose builds are copied too */
  constructor(builds: readonly string[] = []) {
    const built = ['shared/', ...builds.map((name) => `${name}/`)].map((path) => `${ROOT}/${path}`);
    cpSync(ROOT, this.folder, {
      recursive: true,
      filter: (path) => {
        const name = basename(path);
        if (path === `${ROOT}/.cache`) return true;
        if (path.startsWith(`${ROOT}/.cache/`))
          return /\.cache\/build(\/shared)?$/.test(path) || path.endsWith('.stamp');
        if (NOT_COPIED.has(name)) return false;
        return name !== 'dist' || built.some((each) => path.startsWith(each));
      },
    });
    this.#linkPackages();
  }

  /** Links the installed packages; workspaces link to the copy. */
  #linkPackages(): void {
    const installed = join(ROOT, 'node_modules');
    const target = join(this.folder, 'node_modules');
    mkdirSync(target);
    for (const name of readdirSync(installed)) {
      if (name === '@portico') continue;
      const own = name in WORKSPACES || existsSync(join(this.folder, name, 'package.json'));
      symlinkSync(join(own ? this.folder : installed, name), join(target, name));
    }
    mkdirSync(join(target, '@portico'));
    for (const name of readdirSync(join(installed, '@portico'))) {
      symlinkSync(join(this.folder, 'shared', name), join(target, '@portico', name));
    }
    for (const workspace of Object.keys(WORKSPACES)) {
      const nested = join(ROOT, workspace, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(this.folder, workspace, 'node_modules'));
    }
  }

  /**
   * Changes one text of one file.
   * @param file below the root
   * @returns restores the file
   */
  change(file: string, from: string, to: string): () => void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    const [before = '', after, more] = text.split(from);
    if (after === undefined) throw new CliError(`${file} does not contain "${from}".`);
    if (more !== undefined) throw new CliError(`${file} contains "${from}" more than once.`);
    writeFileSync(path, before + to + after);
    return () => writeFileSync(path, text);
  }

  /**
   * Adds a file.
   * @param file below the root
   */
  add(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /**
   * Builds stale apps.
   * @returns all workspaces that were built
   */
  async build(...apps: string[]): Promise<string[]> {
    const built: string[] = [];
    const { code, output } = await runChild(
      process.execPath,
      [join(this.folder, 'scripts/bootstrap/run.mjs'), 'build', ...apps],
      {
        onLine: (line) => {
          const [, name] = /^building (\S+)$/.exec(line) ?? [];
          if (name) built.push(name);
        },
      },
    );
    if (code !== 0) throw new CliError(`${apps.join(', ')} could not be built:\n${output}`);
    return built;
  }

  /** The folder of an app's release. */
  dist(app: string): string {
    return join(this.folder, app, 'dist');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
