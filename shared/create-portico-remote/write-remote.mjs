import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** npm omits files of this name from packages, so the template has it without its dot. */
const RENAMED = { gitignore: '.gitignore' };

/**
 * Writes a remote into an empty or new folder.
 * @param {string} folder absolute
 * @param {{ name: string, mount: string }} remote
 * @throws {Error} if the folder is not empty
 */
export function writeRemote(folder, { name, mount }) {
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new Error(`${folder} is not empty: choose a new folder.`);
  // The folder appears only when it is complete.
  const unfinished = join(dirname(folder), `.${name}.new`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(TEMPLATE, unfinished, { recursive: true });
  for (const [from, to] of Object.entries(RENAMED)) {
    renameSync(join(unfinished, from), join(unfinished, to));
  }
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, filled(readFileSync(file, 'utf8'), name, mount));
  }
  if (!existsSync(folder)) return renameSync(unfinished, folder);
  for (const entry of readdirSync(unfinished)) {
    renameSync(join(unfinished, entry), join(folder, entry));
  }
  rmSync(unfinished, { recursive: true });
}

/**
 * The template is a remote of its own, `mfe-events` at `/events`, so that it is compiled and tested here.
 * @param {string} text @param {string} name @param {string} mount
 */
function filled(text, name, mount) {
  const short = name.replace(/^mfe-/, '');
  const prefix = short.replace(/-+(.?)/g, (_, letter) => letter.toUpperCase());
  /** @type {Record<string, string>} */
  const values = {
    'mfe-events': name,
    '/events': mount,
    "'events'": `'${prefix}'`,
    eventsShards: `${prefix}Shards`,
    EventsShards: `${capital(prefix)}Shards`,
    Events: capital(short.replaceAll('-', ' ')),
  };
  return text.replace(
    /mfe-events|\/events|'events'|[eE]ventsShards|Events/g,
    (found) => values[found] ?? found,
  );
}

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
