import { useState } from 'react';
import { countOf, countThatIs } from '@portico/sdk/rules/count';
import type { Invoice, RefundState } from '@portico/contracts/invoices/schema';
import { IfBrand, toast, useBrand } from '@portico/sdk';
import { Button, Card, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { NoServers } from '../servers/no-servers.tsx';
import { ServerPicker } from '../servers/server-picker.tsx';
import { ServersError } from '../servers/servers-error.tsx';
import { serverMessage } from '../ui/errors.ts';
import { AuthorizeDialog } from './authorize-dialog.tsx';
import {
  useCommerceAuthorizeMutation,
  useCommerceServerListQuery,
} from '../purchases/purchases.api.ts';

interface ServerInputProps {
  invoiceId: string;
  remaining: number;
  /** Asks for confirmation while the invoice is refundable; absent: a server uses it already. */
  refund: RefundState | undefined;
  guarantee: Invoice['guarantee'];
  /** @param remaining free slots before this authorization */
  onAuthorized: (remaining: number) => void;
  onDone: () => void;
  onBack: () => void;
}

/** Form that assigns a server to a free slot (spec 1 §2, §5). */
export function ServerInput(props: ServerInputProps) {
  const { invoiceId, remaining, refund } = props;
  const { name: bot } = useBrand();
  const list = useCommerceServerListQuery();
  const [authorize, { isLoading }] = useCommerceAuthorizeMutation();
  const [serverId, setServerId] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const servers = (list.data ?? []).filter(({ authorized }) => !authorized);
  const submit = async () => {
    setIsConfirming(false);
    if (serverId.trim() === '') {
      toast({ kind: 'error', title: 'Please enter a valid server ID' });
      return;
    }
    const result = await authorize({ invoiceId, serverIds: [serverId] });
    if (result.error) {
      toast({
        kind: 'error',
        title: 'Authorization Failed',
        description: serverMessage(result.error, 'Error authorizing server'),
      });
      return;
    }
    setServerId('');
    toast({ title: 'Server Authorized' });
    props.onAuthorized(remaining);
  };
  return (
    <Card as="section" aria-labelledby="authorize-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="m" id="authorize-title">
            Authorize a server
          </Heading>
          <Text tone="muted">{`${countThatIs(remaining, 'slot')} free. Choose a server that you own or manage on Discord.`}</Text>
        </Stack>
        {list.isLoading && <Skeleton height="78px" radius="m" />}
        {list.isError && !list.isFetching && (
          <ServersError error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && servers.length === 0 && (
          <NoServers hasServers={list.data.length > 0} onRetry={() => void list.refetch()} />
        )}
        {list.data && (
          <ServerPicker
            label="Server"
            servers={servers.map((server) => ({
              ...server,
              about: server.members === null ? server.id : countOf(server.members, 'member'),
            }))}
            value={serverId}
            onChange={setServerId}
          />
        )}
        <IfBrand has="inviteUrl">
          <Text tone="muted" size="s">
            {`Next: invite ${bot} to your server, if it is not there yet, and type your first command.`}
          </Text>
        </IfBrand>
        <Stack direction="row" gap={3} wrap>
          <Button
            disabled={serverId.trim() === '' || servers.length === 0 || isLoading}
            onClick={() => (refund?.state === 'refundable' ? setIsConfirming(true) : void submit())}
          >
            {isLoading ? 'Authorizing...' : 'Authorize Server'}
          </Button>
          <Button variant="secondary" onClick={props.onDone}>
            Skip for Now
          </Button>
          <Button variant="ghost" onClick={props.onBack}>
            Back to Invoice
          </Button>
        </Stack>
      </Stack>
      {isConfirming && refund?.state === 'refundable' && (
        <AuthorizeDialog
          serverName={servers.find(({ id }) => id === serverId)?.name ?? serverId}
          refund={refund}
          guarantee={props.guarantee}
          onConfirm={() => void submit()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </Card>
  );
}
