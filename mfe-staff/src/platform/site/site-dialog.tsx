import { useState } from 'react';
import type { SiteChanged, TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { Text } from '@portico/ui';
import { ActionDialog } from '../action-dialog.tsx';
import { MoneyList } from './money-list.tsx';
import { useStaffChangeSiteMutation } from './site.api.ts';

export interface PendingSiteChange {
  kind: 'promote' | 'rollback';
  version: string;
  /** The live version when the user opened the dialog. */
  live: string | null;
  /** What visitors got at that time. */
  source: TeamSite['source'];
  /** Whether the user may change what the site sells. */
  maySell: boolean;
}

interface SiteDialogProps {
  change: PendingSiteChange;
  onClose: () => void;
}

/** Confirms a promote or a rollback of the site pack, after a comparison of what the versions sell. */
export function SiteDialog({ change, onClose }: SiteDialogProps) {
  const { kind, version, live, source, maySell } = change;
  const [send] = useStaffChangeSiteMutation();
  const [money, setMoney] = useState<SiteChanged['money']>([]);
  const body = { version, expected: live };

  const compare = async () => {
    const answer = await send({ ...body, kind, why: 'dry run', dryRun: true });
    setMoney(answer.data?.money ?? []);
    return { error: answer.error };
  };

  return (
    <ActionDialog
      title={kind === 'promote' ? `Make ${version} Live` : `Roll Back to ${version}`}
      about={`Site pack: ${live ?? 'nothing'} is live now. ${
        source === 'folder'
          ? 'Visitors get the folder as long as SITE_DIR names one.'
          : 'New page loads change within a second.'
      }`}
      button={
        kind === 'promote' ? { label: 'Make Live' } : { label: 'Roll Back', variant: 'danger' }
      }
      done={`Site pack ${version} is live`}
      checks={{ running: 'Comparing with the live version…', passed: 'The pack is valid.' }}
      check={compare}
      send={(why) => send({ ...body, kind: money.length > 0 ? 'sell' : kind, why })}
      onClose={onClose}
    >
      <MoneyList money={money} />
      {money.length > 0 && !maySell && (
        <Text tone="muted">Your rank may not change what the site sells. Ask an Owner.</Text>
      )}
    </ActionDialog>
  );
}
