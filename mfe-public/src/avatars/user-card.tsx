import type { UserProfile } from '@portico/contracts/users/schema';
import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { useDiscordCdn } from '@portico/sdk';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { activityLines, emojiOf } from '@portico/contracts/rules/team/activity';
import { AvatarPicture } from './avatar-picture.tsx';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  /* Reserves the third line: the activity loads later than the name. */
  min-height: 152px;

  @media (min-width: 480px) {
    min-height: 130px;
  }
`;

interface UserCardProps {
  userId: string;
  /** undefined while loading and after a failure: the id is shown instead (spec 0 §7). */
  profile: UserProfile | undefined;
}

/** Picture, name, id and activity of a user (spec 0 §2). */
export function UserCard({ userId, profile }: UserCardProps) {
  const cdn = useDiscordCdn();
  const name = profile ? profile.user || 'Unknown User' : userId;
  const activity = profile?.activity;
  const activityText = activity ? activityLines(activity) : undefined;
  // A custom emoji is a picture. A line of text contains its name instead.
  const emoji = activity ? emojiOf(activity) : null;
  const emojiText = emoji?.id ? `:${emoji.name}:` : emoji?.name;
  return (
    <Row>
      <AvatarPicture
        src={avatarUrl(cdn, { id: userId, avatar: profile?.avatar ?? null }, { size: 144 })}
      />
      <Stack gap={1}>
        <Heading level={2} size="m">
          {name}
        </Heading>
        <Text
          tone="muted"
          size="s"
        >{`${profile?.username && profile.username !== name ? `@${profile.username} · ` : ''}${userId}`}</Text>
        {activityText && (
          <Text tone="muted" size="s">
            {[emojiText, activityText.headline, ...activityText.lines].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
