import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_NAMES } from '@portico/sdk/platform';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const NEW_REMOTE = 'mfe-events';

/** The only line that a new remote of this repository needs outside its folder: for build and checks. */
export const NEW_LINE: [file: string, from: string, to: string] = [
  'shared/sdk/platform/remotes.js',
  '\n});',
  `\n  '${NEW_REMOTE}': {},\n});`,
];

/**
 * Files of the remote: a package like those of other remotes, and a page `/events` with a link to
 * it.
 */
export function newRemoteFiles(): [file: string, text: string][] {
  const [other = ''] = REMOTE_NAMES;
  const like = (file: string) =>
    readFileSync(join(ROOT, other, file), 'utf8').replaceAll(other, NEW_REMOTE);
  const files = {
    'package.json': withoutUnused(like('package.json')),
    'tsconfig.json': like('tsconfig.json'),
    'src/remote.ts': `import { defineRemote } from '@portico/sdk/platform';

export default defineRemote({
  name: '${NEW_REMOTE}',
  routes: [
    { path: '/events', page: 'events', title: 'Events', description: 'Events around {product}.' },
  ],
  nav: [{ slot: 'top', path: '/events', label: 'Events', weight: 90 }],
});
`,
    'src/pages/events/page.tsx': `import { useBrand } from '@portico/sdk';
import { Container, Heading } from '@portico/ui';
import { styled } from 'styled-components';

const Content = styled(Container)\`
  padding-block: var(--space-8);
\`;

/** \`/events\`: events around the bot. */
export default function EventsPage() {
  const { name } = useBrand();
  return (
    <Content>
      <Heading level={1}>Events around {name}</Heading>
    </Content>
  );
}
`,
  };
  return Object.entries(files).map(([file, text]) => [`${NEW_REMOTE}/${file}`, text]);
}

/** @param text of a package.json @returns the text with only the dependencies that the page uses */
function withoutUnused(text: string): string {
  const used = ['react', '@portico/sdk', '@portico/ui', 'styled-components'];
  const { dependencies, ...others } = JSON.parse(text) as { dependencies: Record<string, string> };
  const kept = Object.entries(dependencies).filter(([name]) => used.includes(name));
  return `${JSON.stringify({ ...others, dependencies: Object.fromEntries(kept) }, null, 2)}\n`;
}
