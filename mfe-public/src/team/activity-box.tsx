import { useState } from 'react';
import { emojiUrl } from '@portico/sdk/rules/discord-cdn';
import { useDiscordCdn } from '@portico/sdk';
import { styled } from 'styled-components';
import { activityLines, emojiOf } from '../people/activity.ts';
import type { Activity } from '../people/activity.ts';

const PICTURE = 44;
const EMOJI = 20;

const Box = styled.div`
  display: flex;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  font-size: var(--text-3);
  line-height: 1.4;

  & > img {
    flex: none;
    width: ${PICTURE}px;
    height: ${PICTURE}px;
    border-radius: var(--radius-s);
    object-fit: cover;
  }

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    font-weight: 600;
  }

  & span {
    display: block;
    color: var(--color-text-muted);
  }
`;

const Emoji = styled.img`
  width: ${EMOJI}px;
  height: ${EMOJI}px;
  margin-right: var(--space-1);
  vertical-align: text-bottom;
  object-fit: contain;
`;

/** A member's current activity. Its texts come from the member and are rendered as text. */
export function ActivityBox({ activity, animated }: { activity: Activity; animated: boolean }) {
  const [failed, setFailed] = useState(false);
  const text = activityLines(activity);
  if (!text) return null;
  return (
    <Box>
      {activity.image && !failed && (
        <img
          src={activity.image}
          alt=""
          width={PICTURE}
          height={PICTURE}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
      <div>
        <ActivityEmoji emoji={emojiOf(activity)} animated={animated} />
        <strong>{text.headline}</strong>
        {text.lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </div>
    </Box>
  );
}

function ActivityEmoji({
  emoji,
  animated,
}: {
  emoji: ReturnType<typeof emojiOf>;
  animated: boolean;
}) {
  const cdn = useDiscordCdn();
  if (!emoji) return null;
  const { id, name } = emoji;
  const address =
    id && emojiUrl(cdn, { id, animated: emoji.animated }, { size: EMOJI * 2, animated });
  if (address) return <Emoji src={address} alt={`:${name}:`} width={EMOJI} height={EMOJI} />;
  return id ? null : `${name} `;
}
