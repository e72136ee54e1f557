import { useEffect } from 'react';
import { Heading, Stack, Text } from 'shared/ui';
import { PageContainer } from '../page-container.ts';

/** Goes to an outside address, with a link in case the browser does not (spec 0 §2). */
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
