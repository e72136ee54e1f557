import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@portico/ui';

/** Heading of a page with one line of description. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack as="header" gap={3}>
      <Heading level={1}>{title}</Heading>
      {children && (
        <Text tone="muted" size="l">
          {children}
        </Text>
      )}
    </Stack>
  );
}
