import { KeyRound } from 'lucide-react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorPanel,
  Heading,
  Skeleton,
  Stack,
} from 'shared/ui';
import { useSession } from 'shared/sdk';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import {
  useCommerceAuthorizedQuery,
  useCommerceTransfersQuery,
} from '../../invoice/invoice.api.ts';
import { ServerName } from '../../servers/server-name.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Table, TableBox } from '../../ui/table.tsx';
import { TransferForm } from './transfer-form.tsx';

/** `/user/authorization`: which servers one's licences cover, and moving them (spec 1 §2). */
export default function UserAuthorizationPage() {
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useCommerceAuthorizedQuery();
  const { data: moves = [] } = useCommerceTransfersQuery();
  return (
    <Dashboard title="Authorization" about="The servers that your licences cover.">
      {isError && !isFetching && (
        <ErrorPanel
          title="Error"
          message="Failed to load authorized servers. Please try again later."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {!data && !isError && (
        <Stack aria-busy="true" aria-label="Loading authorized servers" role="group">
          <Skeleton height="320px" radius="l" />
        </Stack>
      )}
      {data && data.length > 0 && <TransferForm authorized={data} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<KeyRound size={26} />}
          title="No authorized servers found."
          message="Buy a licence, then choose the servers that it covers."
          actions={<ButtonLink to="/user/invoices">Your invoices</ButtonLink>}
        />
      )}
      {data && data.length > 0 && (
        <TableBox tabIndex={0} role="region" aria-label="Authorized servers">
          <Table>
            <thead>
              <tr>
                <th scope="col">Server</th>
                <th scope="col">Owner</th>
                <th scope="col">Authorized Date</th>
              </tr>
            </thead>
            <tbody>
              {data.map((server) => (
                <tr key={server.guild_id}>
                  <td>
                    <ServerName guildId={server.guild_id} />
                  </td>
                  <td>{server.owner_id === user?.id ? user.username : server.owner_id}</td>
                  <td>{formatDate(Number(server.timestamp))}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableBox>
      )}
      {moves.length > 0 && (
        <Card as="section" aria-labelledby="moves-title">
          <Stack gap={4}>
            <Heading level={2} size="m" id="moves-title">
              History
            </Heading>
            <TableBox tabIndex={0} role="region" aria-label="History of transfers">
              <Table>
                <thead>
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">From</th>
                    <th scope="col">To</th>
                  </tr>
                </thead>
                <tbody>
                  {moves.map((move) => (
                    <tr key={`${move.at} ${move.from}`}>
                      <td>{formatDate(move.at)}</td>
                      <td>
                        <ServerName guildId={move.from} />
                      </td>
                      <td>
                        <ServerName guildId={move.to} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </TableBox>
          </Stack>
        </Card>
      )}
    </Dashboard>
  );
}
