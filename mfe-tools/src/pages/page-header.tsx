import type { ReactNode } from 'react';
import { Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';

const Box = styled.header`
  display: grid;
  gap: var(--space-3);
  max-width: 68ch;
  padding-block: var(--page-top) var(--space-5);
`;

/** Heading of a page with one line of description. */
export function PageHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted" size="l">
        {children}
      </Text>
    </Box>
  );
}
