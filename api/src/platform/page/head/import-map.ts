import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import { inlineJson } from '@portico/sdk/platform';
import { resourcesOf } from './resources.ts';
import { placeholder } from '../policy/template.ts';

/**
 * The hashes of the scripts of all remotes whose entry is an ES module. Browsers take them from the
 * document's import map, because `import` has no place for a hash; they block modules without one.
 * @returns empty where no remote needs it
 */
export function importMapTag({ remotes, origins }: VisibleRegistry): string {
  const modules = [...remotes.values()].filter(({ globalName }) => globalName === '');
  if (modules.length === 0) return '';
  const files = modules.flatMap((release) => {
    const scripts = release.files.filter(({ path }) => path.endsWith('.js'));
    const paths = scripts.map(({ path }) => path);
    return resourcesOf(release, paths, origins.get(release.name));
  });
  const integrity = Object.fromEntries(files.map((file) => [file.url, file.integrity]));
  return `<script nonce="${placeholder.nonce}" type="importmap">${inlineJson({ integrity })}</script>`;
}
