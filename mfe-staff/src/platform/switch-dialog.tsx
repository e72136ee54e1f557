import { Text } from '@portico/ui';
import { ActionDialog } from './action-dialog.tsx';
import { useStaffSwitchOffMutation, useStaffSwitchOnMutation } from './platform.api.ts';

/** A remote that the user wants to switch off or on. */
export interface PendingSwitch {
  name: string;
  turns: 'off' | 'on';
}

/** Confirms switching a remote off (with a reason) or on. */
export function SwitchDialog({ change, onClose }: { change: PendingSwitch; onClose: () => void }) {
  const { name, turns } = change;
  const isOff = turns === 'off';
  const [switchOff] = useStaffSwitchOffMutation();
  const [switchOn] = useStaffSwitchOnMutation();

  return (
    <ActionDialog
      title={`Switch ${name} ${isOff ? 'Off' : 'On'}`}
      about={
        isOff
          ? 'Its pages will say that the section is switched off, and menus will hide it. Its live version is kept.'
          : 'Its pages and links will return.'
      }
      button={isOff ? { label: 'Switch Off', variant: 'danger' } : { label: 'Switch On' }}
      done={`${name} is switched ${turns}`}
      send={(why) => (isOff ? switchOff({ name, why }) : switchOn({ name }))}
      asksReason={isOff}
      onClose={onClose}
    >
      {isOff && (
        <Text tone="muted">
          Operators can also switch it on with npm run admin -- remotes on {name}
        </Text>
      )}
    </ActionDialog>
  );
}
