import { useEffect } from 'react';
import { Heading, Stack, Text } from '@portico/ui';
import { PageContainer } from '../page-container.ts';

/** Redirects to an external address, with a link as fallback (spec 0 §2). */
export function RedirectPage({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return (
    <PageContainer>
      <Stack align="center" gap={3}>
        <Heading level={1}>Redirecting...</Heading>
        <Text tone="muted">
          If nothing happens, <a href={to}>click here</a>.
        </Text>
      </Stack>
    </PageContainer>
  );
}
