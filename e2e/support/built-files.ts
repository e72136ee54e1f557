import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseManifest } from 'shared/platform';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the build wrote about a workspace. */
export function builtRelease(workspace: string): ReleaseManifest {
  return JSON.parse(
    readFileSync(join(ROOT, workspace, 'dist/release.json'), 'utf8'),
  ) as ReleaseManifest;
}

/**
 * The sentences that a workspace's own code shows: string literals and JSX texts of three words and
 * more.
 */
export function sentencesOf(workspace: string): string[] {
  const folder = join(ROOT, workspace, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const sentences = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*(?:import|export \{)[^;]*;/gm, '')
      .replace(/(^|[\s;])\/\/.*$/gm, '$1');
    return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|>([^<>{}\n]+)</g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    );
  });
  return [...new Set(sentences)].filter((text) => /^\p{Lu}\S*(?: \S+){2,}$/u.test(text));
}
