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
import { pathToFileURL } from 'node:url';
import { runChild } from '../lib/child.mjs';
import { ROOT } from '../lib/paths.mjs';
import { CliError } from '../lib/cli-error.mjs';
import { WORKSPACES } from '../lib/workspaces.mjs';

/** Not copied: what is installed, what is data, and everybody's built files but `shared`'s. */
const LEFT = new Set(['node_modules', '.git', '.data', 'coverage', 'test-results']);

/**
 * A copy of this working tree in which a team changes its part, so that yours stays as it is.
 * Packages are linked; what `shared` has built is taken along, since it did not change.
 */
export class WorkingCopy {
  folder = mkdtempSync(join(tmpdir(), 'portico-demo-'));

  constructor() {
    cpSync(ROOT, this.folder, {
      recursive: true,
      filter: (path) => {
        const name = basename(path);
        if (path === `${ROOT}/.cache`) return true;
        if (path.startsWith(`${ROOT}/.cache/`))
          return path === `${ROOT}/.cache/build` || path.endsWith('.stamp');
        return !LEFT.has(name) && (name !== 'dist' || path === `${ROOT}/shared/dist`);
      },
    });
    this.#linkPackages();
  }

  /** What is installed is linked; our own workspaces are the copy's. */
  #linkPackages() {
    const installed = join(ROOT, 'node_modules');
    const target = join(this.folder, 'node_modules');
    mkdirSync(target);
    for (const name of readdirSync(installed)) {
      const own = name in WORKSPACES || existsSync(join(this.folder, name, 'package.json'));
      symlinkSync(join(own ? this.folder : installed, name), join(target, name));
    }
    for (const workspace of Object.keys(WORKSPACES)) {
      const nested = join(ROOT, workspace, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(this.folder, workspace, 'node_modules'));
    }
  }

  /**
   * Changes one text of one file.
   * @param {string} file below the root
   * @param {string} from
   * @param {string} to
   */
  change(file, from, to) {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new CliError(`${file} does not say "${from}" any more.`);
    writeFileSync(path, text.replace(from, to));
  }

  /**
   * Adds a file.
   * @param {string} file below the root
   * @param {string} text
   */
  add(file, text) {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /**
   * Takes what the original has built of workspaces as what the copy would build of them, so that
   * the copy can be started. Only for changes that end up in none of these builds.
   * @param {string[]} names
   */
  async reuse(names) {
    // The copy's own module reads the copy's sources.
    const { href } = pathToFileURL(join(this.folder, 'scripts/lib/fingerprint.mjs'));
    const { fingerprintOf } = await import(href);
    for (const name of names) {
      symlinkSync(join(ROOT, name, 'dist'), this.dist(name));
      writeFileSync(join(this.folder, '.cache/build', `${name}.stamp`), fingerprintOf(name));
    }
  }

  /**
   * Builds parts where they are stale.
   * @param {string[]} parts
   * @returns {Promise<string[]>} every workspace that was built for it
   */
  async build(...parts) {
    /** @type {string[]} */
    const built = [];
    const { code, output } = await runChild(
      process.execPath,
      [join(this.folder, 'scripts/build.mjs'), ...parts],
      {
        onLine: (line) => {
          const [, name] = /^building (\S+)$/.exec(line) ?? [];
          if (name) built.push(name);
        },
      },
    );
    if (code !== 0) throw new CliError(`${parts.join(', ')} could not be built:\n${output}`);
    return built;
  }

  /** Where a part's release was built to. @param {string} part */
  dist(part) {
    return join(this.folder, part, 'dist');
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
