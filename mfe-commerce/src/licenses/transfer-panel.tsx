import { useState } from 'react';
import type { SlotServer } from '@portico/contracts/licenses/user/schema';
import { toast } from '@portico/sdk';
import { useCommerceTransferMutation } from '../purchases/purchases.api.ts';
import { TransferDialog } from '../servers/transfer-dialog.tsx';
import { serverMessage } from '../ui/errors.ts';
import { TargetForm } from './target-form.tsx';

interface TransferPanelProps {
  from: SlotServer;
  /** Earliest time of the transfer after this one, epoch seconds; null: no limit. */
  nextAt: number | null;
  onClose: () => void;
}

/** Moves a slot to another server. */
export function TransferPanel({ from, nextAt, onClose }: TransferPanelProps) {
  const [transfer, { isLoading }] = useCommerceTransferMutation();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [error, setError] = useState('');
  const submit = async (newGuildId: string) => {
    setChosen(undefined);
    setError('');
    const result = await transfer({ oldGuildId: from.id, newGuildId });
    if (result.error) {
      setError(serverMessage(result.error, 'Failed to transfer server authorization'));
      return;
    }
    toast({ title: 'Server authorization transferred successfully!' });
    onClose();
  };
  return (
    <>
      <TargetForm
        label="New server"
        submit={isLoading ? 'Transferring...' : 'Transfer Authorization'}
        isBusy={isLoading}
        error={error}
        onSubmit={setChosen}
        onClose={onClose}
      />
      {chosen && (
        <TransferDialog
          from={from.name ?? from.id}
          to={chosen.name}
          nextAt={nextAt}
          onConfirm={() => void submit(chosen.id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
