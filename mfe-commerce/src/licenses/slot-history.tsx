import type { SlotEvent, SlotServer } from '@portico/contracts/licenses/user/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceSlotHistoryQuery, type SlotKey } from '../purchases/purchases.api.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0 0 0 var(--space-4);
  border-left: 2px solid var(--color-border);
  list-style: none;

  li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
`;

/** What happened to a slot, newest first. It is fetched when it is opened. */
export function SlotHistory({ slot, id }: { slot: SlotKey; id: string }) {
  const { data, isError, isFetching, refetch } = useCommerceSlotHistoryQuery(slot);
  return (
    <div id={id} role="group" aria-label="History" aria-busy={!data && !isError}>
      {isError && !isFetching && (
        <Stack direction="row" gap={3} align="center" wrap role="alert">
          <Text size="s">The history could not be loaded.</Text>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Stack>
      )}
      {!data && !isError && <Skeleton height="64px" radius="m" />}
      {data && (
        <List>
          {data.map((event) => (
            <li key={event.id}>
              <span>{textOf(event)}</span>
              <Text as="time" tone="muted" size="s">
                {formatDateTime(event.at)}
              </Text>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

const nameOf = (server: SlotServer | null): string => server?.name ?? server?.id ?? 'a server';

/** An event as a sentence. */
function textOf({ what, by, server, from }: SlotEvent): string {
  const byTeam = by === 'team' ? ' by support' : '';
  switch (what) {
    case 'made':
      return by === 'team' ? 'Granted by support' : 'Bought';
    case 'authorized':
      return `${nameOf(server)} authorized`;
    case 'transferred':
      return `Transferred${byTeam} from ${nameOf(from)} to ${nameOf(server)}`;
    case 'released':
      return `Released: ${nameOf(server)} lost its license`;
    case 'revoked':
      return server ? `Revoked${byTeam}: ${nameOf(server)} lost its license` : `Revoked${byTeam}`;
    case 'restored':
      return server ? `Restored, with ${nameOf(server)}` : 'Restored';
  }
}
