import { Download } from 'lucide-react';
import { buttonStyles, Card, Heading, Skeleton, Stack, Text } from '@portico/ui';
import type { ButtonStyleProps } from '@portico/ui';
import { styled } from 'styled-components';
import { EXPORT_PATH, useCommerceSessionsQuery } from '../../account/account.api.ts';
import { DeletionCard } from '../../account/deletion-card.tsx';
import { SessionsCard } from '../../account/sessions-card.tsx';
import { Dashboard } from '../../dashboard/dashboard.tsx';

const DownloadLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Other browsers change the sessions, so they are refetched on mount. */
const REFETCH = { refetchOnMountOrArgChange: true };
const ABOUT = 'Your sessions and your data.';

/** `/user/account`: sessions, export and deletion. */
export default function UserAccountPage() {
  const sessions = useCommerceSessionsQuery(undefined, REFETCH);
  // Rendered only after the first response, because the session list would shift the rest.
  if (!sessions.data && !sessions.error)
    return (
      <Dashboard title="Account" about={ABOUT}>
        <Stack aria-busy="true" aria-label="Loading your account" role="group">
          <Skeleton height="100vh" radius="l" />
        </Stack>
      </Dashboard>
    );
  return (
    <Dashboard title="Account" about={ABOUT}>
      <SessionsCard sessions={sessions} />
      <Card as="section" aria-labelledby="export-title">
        <Stack gap={4}>
          <Heading level={2} size="m" id="export-title">
            Your data
          </Heading>
          <Text tone="muted">Download everything we store about you as a JSON file.</Text>
          <div>
            <DownloadLink href={EXPORT_PATH} download="account.json" $variant="secondary" $size="m">
              <Download size={18} aria-hidden="true" /> Download
            </DownloadLink>
          </div>
        </Stack>
      </Card>
      <DeletionCard />
    </Dashboard>
  );
}
