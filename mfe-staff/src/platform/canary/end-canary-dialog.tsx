import { ActionDialog } from '../action-dialog.tsx';
import { useStaffPromoteMutation } from '../platform.api.ts';
import { useStaffPromoteCanaryMutation, useStaffStopCanaryMutation } from './canary.api.ts';

/** A running canary that the user wants to end. */
export interface PendingEnd {
  kind: 'stop' | 'promote';
  id: number;
  name: string;
  version: string;
  /** The live version, which the canary is compared with. */
  baseline: string;
}

/** Asks for the reason before a canary is stopped or promoted early. */
export function EndCanaryDialog({ end, onClose }: { end: PendingEnd; onClose: () => void }) {
  const { kind, id, name, version, baseline } = end;
  const [stop] = useStaffStopCanaryMutation();
  const [promote] = useStaffPromoteCanaryMutation();
  const [tryPromote] = useStaffPromoteMutation();
  const app = `${name} ${version}`;

  return kind === 'stop' ? (
    <ActionDialog
      title="Stop Canary"
      about={`${app}: All visitors get the live version with the next page load. Forms in open tabs are kept.`}
      button={{ label: 'Stop Canary', variant: 'danger' }}
      done={`${app} is no longer a canary`}
      send={(why) => stop({ name, id, why })}
      onClose={onClose}
    />
  ) : (
    <ActionDialog
      title="Promote Now"
      about={`${app}: The remaining steps are skipped. All visitors get the version with the next page load.`}
      button={{ label: 'Promote Now' }}
      done={`${app} is live`}
      check={() => tryPromote({ name, version, expected: baseline, why: 'dry run', dryRun: true })}
      send={(why) => promote({ name, id, why })}
      onClose={onClose}
    />
  );
}
