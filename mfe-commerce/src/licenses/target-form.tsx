import { useState } from 'react';
import { countOf } from '@portico/sdk/rules/count';
import { Button, Skeleton, Stack } from '@portico/ui';
import { useCommerceServerListQuery } from '../purchases/purchases.api.ts';
import { NoServers } from '../servers/no-servers.tsx';
import { ServerPicker } from '../servers/server-picker.tsx';
import { ServersError } from '../servers/servers-error.tsx';
import { Notice } from '../ui/notice.tsx';

interface TargetFormProps {
  label: string;
  /** Text of the button. */
  submit: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string;
  onSubmit: (server: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Chooses a server without a license that the user may manage. */
export function TargetForm({ label, submit, isBusy, error, onSubmit, onClose }: TargetFormProps) {
  const list = useCommerceServerListQuery();
  const [serverId, setServerId] = useState('');
  const servers = (list.data ?? []).filter(({ authorized }) => !authorized);
  const chosen = servers.find(({ id }) => id === serverId);
  return (
    <Stack gap={4}>
      {list.isLoading && <Skeleton height="78px" radius="m" />}
      {list.isError && !list.isFetching && (
        <ServersError error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && servers.length === 0 && (
        <NoServers hasServers={list.data.length > 0} onRetry={() => void list.refetch()} />
      )}
      {servers.length > 0 && (
        <ServerPicker
          label={label}
          servers={servers.map((server) => ({
            ...server,
            about: server.members === null ? server.id : countOf(server.members, 'member'),
          }))}
          value={serverId}
          onChange={setServerId}
          disabled={isBusy}
        />
      )}
      {error && <Notice tone="danger" title={error} />}
      <Stack direction="row" gap={3} wrap>
        <Button disabled={!chosen || isBusy} onClick={() => chosen && onSubmit(chosen)}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not Now
        </Button>
      </Stack>
    </Stack>
  );
}
