import { useEffect } from 'react';
import { useParams } from '@portico/sdk';
import { Heading, Stack, Text } from '@portico/ui';
import { PageContainer } from '../../page-container.ts';

/** Time until the window closes, in milliseconds (spec 0 §2). */
const CLOSE_AFTER_MS = 500;

/** `/epicgames/*`: opens a game in its launcher and closes the window (spec 0 §2). */
export default function EpicGamesPage() {
  const appId = useParams()['*'] ?? '';
  const link = `com.epicgames.launcher://apps/${encodeURIComponent(appId)}?action=launch&silent=true`;
  useEffect(() => {
    location.assign(link);
    const timer = setTimeout(() => window.close(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <PageContainer>
      <Stack align="center" gap={3}>
        <Heading level={1}>Opening the launcher</Heading>
        <Text tone="muted">
          If nothing happens, <a href={link}>click here</a>.
        </Text>
      </Stack>
    </PageContainer>
  );
}
