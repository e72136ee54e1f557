import { useState } from 'react';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import { Labeled, Select, Text, TextField } from '@portico/ui';
import { ActionDialog } from '../platform/action-dialog.tsx';
import { isId } from '../ui/ids.ts';
import { RANK_OPTIONS, RANK_RIGHTS } from './rank-options.ts';
import { useStaffPutMemberMutation, useStaffRemoveMemberMutation } from './team.api.ts';

/** A member as the page names it. */
export interface NamedMember {
  id: string;
  name: string;
  rank: Rank;
}

interface RankFieldProps {
  value: Rank;
  onChange: (rank: Rank) => void;
}

function RankField({ value, onChange }: RankFieldProps) {
  return (
    <>
      <Labeled label="Rank">
        <Select label="Rank" options={RANK_OPTIONS} value={value} onChange={onChange} />
      </Labeled>
      <Text tone="muted" size="s">
        {RANK_RIGHTS[value]}
      </Text>
    </>
  );
}

/** Adds a user to the team by Discord id. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const [put] = useStaffPutMemberMutation();
  const [id, setId] = useState('');
  const [rank, setRank] = useState<Rank>('Supporter');
  const userId = id.trim();
  const send = async () =>
    isId(userId)
      ? put({ userId, rank })
      : { error: { message: 'Enter a Discord user ID of 17 to 20 digits.' } };
  return (
    <ActionDialog
      title="Add Member"
      about="The new member can open the back-office from the next page load."
      button={{ label: 'Add Member' }}
      done={`${userId} is on the team`}
      asksReason={false}
      send={send}
      onClose={onClose}
    >
      <TextField
        label="Discord user ID"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
        data-autofocus
        value={id}
        onChange={setId}
      />
      <RankField value={rank} onChange={setRank} />
    </ActionDialog>
  );
}

interface MemberDialogProps {
  member: NamedMember;
  onClose: () => void;
}

/** Changes the rank of a member. */
export function RankDialog({ member: { id, name, rank: before }, onClose }: MemberDialogProps) {
  const [put] = useStaffPutMemberMutation();
  const [rank, setRank] = useState<Rank>(before);
  return (
    <ActionDialog
      title={`Change the Rank of ${name}`}
      about="The new rank applies from the member's next request."
      button={{ label: 'Change Rank' }}
      done={`${name}: ${rank}`}
      asksReason={false}
      send={() => put({ userId: id, rank })}
      onClose={onClose}
    >
      <RankField value={rank} onChange={setRank} />
    </ActionDialog>
  );
}

/** Removes a member from the team. */
export function RemoveMemberDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [remove] = useStaffRemoveMemberMutation();
  return (
    <ActionDialog
      title={`Remove ${name}`}
      about={`${name} loses access to the back-office with the next request. Audit entries and notes stay.`}
      button={{ label: 'Remove', variant: 'danger' }}
      done={`${name} is no longer on the team`}
      asksReason={false}
      send={() => remove(id)}
      onClose={onClose}
    />
  );
}
