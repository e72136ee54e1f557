import { ActionDialog } from './action-dialog.tsx';
import { useStaffPromoteMutation, useStaffRollbackMutation } from './platform.api.ts';

export interface PendingChange {
  kind: 'promote' | 'rollback';
  name: string;
  version: string;
  /** The live version when the user opened the dialog. */
  live: string | null;
}

/** Confirms a promote or a rollback, after a dry run. */
export function ChangeDialog({ change, onClose }: { change: PendingChange; onClose: () => void }) {
  const { kind, name, version, live } = change;
  const [promote] = useStaffPromoteMutation();
  const [rollback] = useStaffRollbackMutation();
  const send = kind === 'promote' ? promote : rollback;
  const body = { name, version, expected: live };

  return (
    <ActionDialog
      title={kind === 'promote' ? `Make ${version} Live` : `Roll Back to ${version}`}
      about={`${name}: ${live ?? 'nothing'} is live now. New page loads change within a second.`}
      button={
        kind === 'promote' ? { label: 'Make Live' } : { label: 'Roll Back', variant: 'danger' }
      }
      done={`${name} ${version} is live`}
      check={() => send({ ...body, why: 'dry run', dryRun: true })}
      send={(why) => send({ ...body, why })}
      onClose={onClose}
    />
  );
}
