import { Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ShellContainer } from '../layout/shell-container.ts';
import { Specimens } from './specimens.tsx';

const THEMES = ['dark', 'light'] as const;

const Page = styled(ShellContainer)`
  display: grid;
  gap: var(--space-5);
  max-width: none;
  padding-block: var(--page-top) var(--page-bottom);
`;

/** Both themes side by side where there is room. */
const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(560px, 100%), 1fr));
  gap: var(--space-5);
`;

const Theme = styled.div`
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg);
  color: var(--color-text);
`;

/** All components of `@portico/ui` in all states, in both themes. Only sites of developers have it. */
export default function ComponentsPage() {
  return (
    <Page>
      <div>
        <Heading level={1}>Components</Heading>
        <Text tone="muted">Each state in both themes. This page exists in development alone.</Text>
      </div>
      <Themes>
        {THEMES.map((theme) => (
          <Theme key={theme} data-theme={theme}>
            <Stack gap={5}>
              <Heading level={2} size="m">
                {theme === 'dark' ? 'Dark' : 'Light'}
              </Heading>
              <Specimens />
            </Stack>
          </Theme>
        ))}
      </Themes>
    </Page>
  );
}
