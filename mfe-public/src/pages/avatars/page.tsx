import { ButtonLink, Stack } from 'shared/ui';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';
import { Prose } from '../../legal/prose.ts';

/** `/avatars`: what the bot's avatar history is and how to leave it. */
export default function AvatarsPage() {
  return (
    <PageRoom>
      <PageHeader title="Avatar History">Profile pictures over time.</PageHeader>
      <Prose>
        <p>
          The bot can remember which avatars a member of its servers has had, so that friends find
          an old picture again and moderators recognise someone who has changed theirs.
        </p>
        <p>
          An entry holds the user&apos;s id, the picture and the moment it was first seen, nothing
          else. Anyone may ask to have their entries deleted: write to us, and it is done within two
          weeks.
        </p>
      </Prose>
      <Stack direction="row" gap={3} wrap>
        <ButtonLink to="/contact">Ask for deletion</ButtonLink>
        <ButtonLink to="/privacy" variant="secondary">
          Privacy Policy
        </ButtonLink>
      </Stack>
    </PageRoom>
  );
}
