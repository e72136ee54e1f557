import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Card, ErrorPanel, Heading, Skeleton, Stack, Table } from '@portico/ui';
import { useSession } from '@portico/sdk';
import { ServersDashboard } from '../../dashboard/servers-dashboard.tsx';
import {
  useCommerceAuthorizedQuery,
  useCommerceTransfersQuery,
} from '../../purchases/purchases.api.ts';
import { ServerName } from '../../servers/server-name.tsx';
import { FreeSlots, useFreeSlots } from './free-slots.tsx';
import { NoAuthorized } from './no-authorized.tsx';
import { TransferForm } from './transfer-form.tsx';

/** `/user/authorization`, the second view of Servers: the authorized servers and their transfer (spec 1 §2). */
export default function UserAuthorizationPage() {
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useCommerceAuthorizedQuery();
  const { data: moves = [] } = useCommerceTransfersQuery();
  const slots = useFreeSlots();
  // Both at once, so that nothing moves.
  const servers = slots && data;
  return (
    <ServersDashboard about="Servers covered by your licenses.">
      {slots && slots !== 'unknown' && (isError || (data && data.length > 0)) && (
        <FreeSlots awaiting={slots} />
      )}
      {isError && !isFetching && (
        <ErrorPanel
          title="Your servers could not be loaded"
          message="Failed to load authorized servers. Please try again later."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {!servers && !isError && (
        <Stack aria-busy="true" aria-label="Loading authorized servers" role="group">
          <Skeleton height="320px" radius="l" />
        </Stack>
      )}
      {servers && servers.length > 0 && <TransferForm authorized={servers} />}
      {slots && data?.length === 0 && <NoAuthorized slots={slots} />}
      {servers && servers.length > 0 && (
        <Table
          label="Authorized servers"
          rows={servers}
          rowKey={({ guild_id }) => guild_id}
          columns={[
            {
              key: 'server',
              label: 'Server',
              cell: ({ guild_id }) => <ServerName guildId={guild_id} />,
            },
            {
              key: 'owner',
              label: 'Owner',
              cell: ({ owner_id }) => (owner_id === user?.id ? user.username : owner_id),
            },
            {
              key: 'timestamp',
              label: 'Authorized Date',
              cell: ({ timestamp }) => formatDateTime(Number(timestamp)),
            },
          ]}
        />
      )}
      {servers && moves.length > 0 && (
        <Card as="section" aria-labelledby="moves-title">
          <Stack gap={4}>
            <Heading level={2} size="m" id="moves-title">
              History
            </Heading>
            <Table
              label="Transfer history"
              rows={moves}
              rowKey={({ at, from }) => `${at} ${from}`}
              columns={[
                { key: 'at', label: 'Date', cell: ({ at }) => formatDateTime(at) },
                { key: 'from', label: 'From', cell: ({ from }) => <ServerName guildId={from} /> },
                { key: 'to', label: 'To', cell: ({ to }) => <ServerName guildId={to} /> },
              ]}
            />
          </Stack>
        </Card>
      )}
    </ServersDashboard>
  );
}
