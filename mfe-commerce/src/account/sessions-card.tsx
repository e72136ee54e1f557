import { Monitor } from 'lucide-react';
import type { OwnSession } from '@portico/sdk/contracts/account/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { toast } from '@portico/sdk';
import { Badge, Button, Card, ErrorPanel, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceEndSessionMutation, useCommerceEndSessionsMutation } from './account.api.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-height: 64px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);

  & > svg {
    flex: none;
    color: var(--color-text-muted);
  }

  & > div {
    flex: 1 1 200px;
    min-width: 0;
  }

  /* Below the text, where it does not fit beside it. */
  @media (max-width: 639px) {
    & > :last-child {
      margin-left: calc(22px + var(--space-3));
    }
  }
`;

interface SessionsQuery {
  data?: OwnSession[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The user's sessions, with buttons that end them. */
export function SessionsCard({ sessions }: { sessions: SessionsQuery }) {
  const { data, error, isFetching, refetch } = sessions;
  const [endAll, { isLoading }] = useCommerceEndSessionsMutation();
  const logOutEverywhere = async () => {
    const result = await endAll();
    if ('error' in result) {
      const description = 'Your sessions have not ended. Please try again.';
      toast({ kind: 'error', title: 'Logout failed', description });
    } else {
      // A document load removes the data of the signed-in pages from memory.
      location.assign('/');
    }
  };
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <Stack gap={4}>
        <Stack direction="row" wrap justify="space-between" align="center">
          <Heading level={2} size="m" id="sessions-title">
            Sessions
          </Heading>
          <Button
            variant="secondary"
            size="s"
            disabled={isLoading}
            onClick={() => void logOutEverywhere()}
          >
            Log Out Everywhere
          </Button>
        </Stack>
        {data && (
          <List>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        )}
        {!data && isFetching && <Skeleton height="64px" radius="m" />}
        {!data && !isFetching && error !== undefined && (
          <ErrorPanel
            title="Your sessions could not be loaded"
            message="Please try again."
            actions={<Button onClick={() => refetch()}>Try Again</Button>}
          />
        )}
      </Stack>
    </Card>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const [end, { isLoading }] = useCommerceEndSessionMutation();
  const name = session.browser ?? 'Unknown browser';
  const endSession = async () => {
    const result = await end(session.id);
    if ('error' in result) {
      const description = 'It can still use your account. Please try again.';
      toast({ kind: 'error', title: `${name} is still signed in`, description });
    }
  };
  return (
    <Row>
      <Monitor size={22} aria-hidden="true" />
      <div>
        <Text as="strong">{name}</Text>
        <Text size="s" tone="muted">
          Signed in {formatDateTime(session.createdAt)}, last used {formatDateTime(session.seenAt)}
        </Text>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">This browser</Badge>
      ) : (
        <Button
          variant="secondary"
          size="s"
          disabled={isLoading}
          aria-label={`Log Out ${name}`}
          onClick={() => void endSession()}
        >
          Log Out
        </Button>
      )}
    </Row>
  );
}
