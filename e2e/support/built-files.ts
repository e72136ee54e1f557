import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseManifest } from '@portico/sdk/platform';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The release manifest of a built workspace. */
export function builtRelease(workspace: string): ReleaseManifest {
  return JSON.parse(
    readFileSync(join(ROOT, workspace, 'dist/release.json'), 'utf8'),
  ) as ReleaseManifest;
}

/**
 * Extracts the sentences of a workspace's source: string literals and JSX texts with at least three
 * words.
 */
export function sentencesOf(workspace: string): string[] {
  const sentences = codeOf(join(workspace, 'src')).flatMap((text) => {
    const code = text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*(?:import|export \{)[^;]*;/gm, '')
      .replace(/(^|[\s;])\/\/.*$/gm, '$1');
    return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|>([^<>{}\n]+)</g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    );
  });
  return [...new Set(sentences)].filter((text) => /^\p{Lu}\S*(?: \S+){2,}$/u.test(text));
}

/** All source code of a folder of the repository, without tests. */
export function sourceOf(folder: string): string {
  return codeOf(folder).join('\n');
}

function codeOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules|dist).*\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}
