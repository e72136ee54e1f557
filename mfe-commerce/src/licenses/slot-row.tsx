import { ArrowRightLeft, History, KeyRound, Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import type { UserLicense, UserSlot } from '@portico/contracts/licenses/user/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { toast } from '@portico/sdk';
import { Badge, Button, Stack, Text } from '@portico/ui';
import { useCommerceReleaseMutation } from '../purchases/purchases.api.ts';
import { ServerIcon } from '../servers/server-icon.tsx';
import { serverMessage } from '../ui/errors.ts';
import { AuthorizePanel } from './authorize-panel.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { SlotHistory } from './slot-history.tsx';
import { FreeIcon, Head, Row, Tools, Who } from './slot-row.styles.ts';
import { TransferPanel } from './transfer-panel.tsx';

type Panel = 'authorize' | 'transfer' | 'history';

interface SlotRowProps {
  license: UserLicense;
  slot: UserSlot;
  /** When a slot that changes now can change again, epoch seconds; null: at any time. */
  nextTransferAt: number | null;
}

/** A slot: its server, what it can do next, and its history. */
export function SlotRow({ license, slot, nextTransferAt }: SlotRowProps) {
  const panelId = useId();
  const [panel, setPanel] = useState<Panel>();
  const [isReleasing, setIsReleasing] = useState(false);
  const [release, { isLoading }] = useCommerceReleaseMutation();
  const { invoiceId } = license;
  const { server, position, transferableAt } = slot;
  const key = { invoiceId, position };
  const name = server ? (server.name ?? server.id) : `Slot ${position}`;
  const isRevoked = slot.revokedAt !== null;
  const isInUse = license.slots.some((other) => other.server !== null);
  const toggle = (next: Panel) => setPanel(panel === next ? undefined : next);
  const expands = (which: Panel) => ({
    'aria-expanded': panel === which,
    'aria-controls': panel === which ? panelId : undefined,
    onClick: () => toggle(which),
  });
  const confirm = async () => {
    const result = await release({ ...key, guildId: server?.id ?? '' });
    setIsReleasing(false);
    if (result.error) {
      const description = serverMessage(result.error, 'Nothing was changed. Please try again.');
      toast({ kind: 'error', title: 'The slot was not released', description });
    } else {
      toast({ title: `${name} no longer uses this slot` });
    }
  };
  return (
    <Row aria-label={name}>
      <Head>
        {server ? (
          <ServerIcon name={name} image={server.icon} size={44} />
        ) : (
          <FreeIcon aria-hidden="true">
            <KeyRound size={20} />
          </FreeIcon>
        )}
        <Who>
          <strong>
            <span>{name}</span> {isRevoked && <Badge tone="danger">Revoked</Badge>}
            {!server && !isRevoked && <Badge tone="accent">Free</Badge>}
          </strong>
          <Text as="span" tone="muted" size="s">
            {describe(slot)}
          </Text>
        </Who>
        <Tools>
          {server && (
            <>
              <Button
                variant="secondary"
                size="s"
                disabled={transferableAt !== null}
                {...expands('transfer')}
              >
                <ArrowRightLeft size={16} aria-hidden="true" /> Transfer
              </Button>
              <Button
                variant="secondary"
                size="s"
                disabled={transferableAt !== null}
                onClick={() => setIsReleasing(true)}
              >
                <Unlink size={16} aria-hidden="true" /> Release
              </Button>
            </>
          )}
          {!server && !isRevoked && (
            <Button size="s" {...expands('authorize')}>
              <KeyRound size={16} aria-hidden="true" /> Authorize
            </Button>
          )}
          <Button variant="ghost" size="s" {...expands('history')}>
            <History size={16} aria-hidden="true" /> History
          </Button>
        </Tools>
      </Head>
      {panel === 'history' && <SlotHistory slot={key} id={panelId} />}
      {panel && panel !== 'history' && (
        <Stack id={panelId}>
          {panel === 'transfer' && server && (
            <TransferPanel
              from={server}
              nextAt={nextTransferAt}
              onClose={() => setPanel(undefined)}
            />
          )}
          {panel === 'authorize' && !server && (
            <AuthorizePanel
              invoiceId={invoiceId}
              refund={isInUse ? undefined : license.refund}
              guarantee={license.guarantee}
              onClose={() => setPanel(undefined)}
            />
          )}
        </Stack>
      )}
      {isReleasing && server && (
        <ReleaseDialog
          serverName={name}
          nextAt={nextTransferAt}
          isBusy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setIsReleasing(false)}
        />
      )}
    </Row>
  );
}

/** Since when a slot covers its server, and when it can be transferred. */
function describe({ server, since, transferableAt, revokedAt }: UserSlot): string {
  if (revokedAt !== null) return `Since ${formatDateTime(revokedAt)}`;
  if (!server) return 'No server yet';
  const from = since === null ? '' : `Since ${formatDateTime(since)} · `;
  return transferableAt === null
    ? `${from}Can be transferred now`
    : `${from}Next transfer from ${formatDateTime(transferableAt)}`;
}
