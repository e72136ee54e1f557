import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { AuthorizedServer } from '@portico/contracts/servers/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { toast } from '@portico/sdk';
import { Button, Card, Heading, Stack, Text } from '@portico/ui';
import {
  useCommerceAuthorizedQuery,
  useCommerceServerListQuery,
  useCommerceTransferMutation,
} from '../../purchases/purchases.api.ts';
import { NoServers } from '../../servers/no-servers.tsx';
import { ServerPicker } from '../../servers/server-picker.tsx';
import { TransferDialog } from '../../servers/transfer-dialog.tsx';
import { ServersError } from '../../servers/servers-error.tsx';
import { serverMessage } from '../../ui/errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { useServerNames } from './use-server-names.ts';

/** Moves an authorization from one server to another (spec 1 §2, §8). */
export function TransferForm({ authorized }: { authorized: readonly AuthorizedServer[] }) {
  const list = useCommerceServerListQuery();
  const names = useServerNames(authorized);
  const [transfer, { isLoading }] = useCommerceTransferMutation();
  const [oldGuildId, setOld] = useState('');
  const [newGuildId, setNew] = useState('');
  const [error, setError] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const { refetch } = useCommerceAuthorizedQuery();
  const slot = authorized.find(({ guild_id: id }) => id === oldGuildId);
  const transferableAt = slot?.transferable_at;
  const confirm = () => {
    setIsConfirming(true);
    // The server computes the time of the next transfer from its own clock.
    void refetch();
  };
  const submit = async () => {
    setIsConfirming(false);
    setError('');
    const result = await transfer({ oldGuildId, newGuildId });
    if (result.error) {
      const why = serverMessage(result.error, 'Failed to transfer server authorization');
      setError(why);
      toast({ kind: 'error', title: 'Transfer Failed', description: why });
      return;
    }
    setOld('');
    setNew('');
    toast({ title: 'Server authorization transferred successfully!' });
  };
  const targets = (list.data ?? []).filter((server) => !server.authorized);
  return (
    <Card as="section" aria-labelledby="transfer-title">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="m" id="transfer-title">
            Transfer Authorization
          </Heading>
          <Text tone="muted" size="s">
            You can transfer a new slot right away. Each transfer starts a cooldown.
          </Text>
        </Stack>
        <ServerPicker
          label="Old server"
          servers={authorized.map(({ guild_id: id }) => ({
            id,
            name: names.get(id)?.name ?? id,
            icon: names.get(id)?.image ?? null,
          }))}
          value={oldGuildId}
          onChange={setOld}
        />
        <ServerPicker label="New server" servers={targets} value={newGuildId} onChange={setNew} />
        {list.data && targets.length === 0 && (
          <NoServers hasServers={list.data.length > 0} onRetry={() => void list.refetch()} />
        )}
        {list.isError && !list.isFetching && (
          <ServersError error={list.error} onRetry={() => void list.refetch()} />
        )}
        {transferableAt && (
          <Notice title="This slot is on cooldown">{`You can transfer it again on ${formatDateTime(transferableAt)}.`}</Notice>
        )}
        {error && <Notice tone="danger" title={error} />}
        <div>
          <Button
            disabled={oldGuildId === '' || newGuildId === '' || isLoading}
            onClick={() => (transferableAt ? void submit() : confirm())}
          >
            <ArrowRightLeft size={18} aria-hidden="true" />
            <span>{isLoading ? 'Transferring...' : 'Transfer Authorization'}</span>
          </Button>
        </div>
      </Stack>
      {isConfirming && (
        <TransferDialog
          from={names.get(oldGuildId)?.name ?? oldGuildId}
          to={targets.find(({ id }) => id === newGuildId)?.name ?? newGuildId}
          nextAt={slot?.next_transfer_at}
          onConfirm={() => void submit()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </Card>
  );
}
