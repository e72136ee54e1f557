import { useState } from 'react';
import type { OwnAvatars } from '@portico/contracts/avatars/schema';
import { toast } from '@portico/sdk';
import { Button, Card, EmptyState, Heading, Stack, Text } from '@portico/ui';
import { AvatarGrid } from './avatar-grid.tsx';
import {
  usePublicAvatarOptOutMutation,
  usePublicDeleteAvatarMutation,
  usePublicHideAvatarMutation,
} from './avatars.api.ts';

const failed = () =>
  toast({ kind: 'error', title: 'Something went wrong', description: 'Please try again later.' });

/** The signed-in user's own entries and the actions on them. */
export function OwnPanel({ own }: { own: OwnAvatars }) {
  const [setOptOut, optOut] = usePublicAvatarOptOutMutation();
  const change = () => setOptOut(!own.optedOut).unwrap().catch(failed);
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3} align="start">
          <Heading level={2} size="m">
            Your avatars
          </Heading>
          <Text tone="muted">
            {own.optedOut
              ? 'You left the avatar history. New avatars are not stored, and only you can see the ones below.'
              : 'Hide an entry and nobody but you sees it; delete it and it is gone for good; leave, and nothing new is kept while everything you have is hidden.'}
          </Text>
          <Button
            variant={own.optedOut ? 'primary' : 'danger'}
            disabled={optOut.isLoading}
            onClick={() => void change()}
          >
            {own.optedOut ? 'Rejoin the Avatar History' : 'Leave the Avatar History'}
          </Button>
        </Stack>
      </Card>
      {own.entries.length === 0 ? (
        <EmptyState title="No Avatars Found" message="This user has no avatar history available." />
      ) : (
        <AvatarGrid
          entries={own.entries}
          isOfOne
          actions={({ avatar, hidden }) => <OwnActions avatar={avatar} hidden={hidden} />}
        />
      )}
    </Stack>
  );
}

function OwnActions({ avatar, hidden }: { avatar: string; hidden: boolean }) {
  const [hide, hiding] = usePublicHideAvatarMutation();
  const [remove, removing] = usePublicDeleteAvatarMutation();
  const [isSure, setSure] = useState(false);
  const isBusy = hiding.isLoading || removing.isLoading;
  return (
    <Stack gap={2}>
      <Button
        size="s"
        variant="secondary"
        disabled={isBusy}
        onClick={() => void hide({ avatar, hidden: !hidden }).unwrap().catch(failed)}
      >
        {hidden ? 'Show Again' : 'Hide'}
      </Button>
      <Button
        size="s"
        variant={isSure ? 'danger' : 'ghost'}
        disabled={isBusy}
        onBlur={() => setSure(false)}
        onClick={() => {
          if (isSure) void remove(avatar).unwrap().catch(failed);
          setSure(!isSure);
        }}
      >
        {isSure ? 'Delete permanently?' : 'Delete'}
      </Button>
    </Stack>
  );
}
