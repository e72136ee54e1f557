import { useState } from 'react';
import { avatarUrl, decorationUrl } from '@portico/sdk/rules/discord-cdn';
import type { PictureOwner } from '@portico/sdk/rules/discord-cdn';
import { useBrand, useDiscordCdn } from '@portico/sdk';
import { styled } from 'styled-components';

const SIZE = 72;
/** Ratio of decoration to avatar in Discord. */
const DECORATION_RATIO = 1.2;

const Frame = styled.span`
  position: relative;
  display: block;
  width: ${SIZE}px;
  height: ${SIZE}px;
  margin-top: calc(${SIZE}px / -2 - var(--space-4));

  & > img:first-child {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: var(--radius-full);
    outline: 5px solid var(--color-surface);
    background: var(--color-bg-sunken);
    object-fit: cover;
  }

  & > img + img {
    position: absolute;
    inset: ${((1 - DECORATION_RATIO) / 2) * 100}%;
    width: ${DECORATION_RATIO * 100}%;
    height: ${DECORATION_RATIO * 100}%;
  }
`;

interface DecoratedAvatarProps {
  owner: PictureOwner;
  /** Asset id of the decoration around the picture. */
  decoration: string | null;
  animated: boolean;
}

/** A member's avatar with its decoration, if any. */
export function DecoratedAvatar({ owner, decoration, animated }: DecoratedAvatarProps) {
  const cdn = useDiscordCdn();
  const { icon } = useBrand();
  const [failed, setFailed] = useState({ avatar: false, decoration: false });
  const frame = decorationUrl(cdn, decoration, SIZE * DECORATION_RATIO * 2);
  return (
    <Frame>
      <img
        src={failed.avatar ? icon : avatarUrl(cdn, owner, { size: SIZE * 2, animated })}
        alt=""
        width={SIZE}
        height={SIZE}
        decoding="async"
        onError={() => setFailed((before) => ({ ...before, avatar: true }))}
      />
      {frame && !failed.decoration && (
        <img
          src={frame}
          alt=""
          decoding="async"
          onError={() => setFailed((before) => ({ ...before, decoration: true }))}
        />
      )}
    </Frame>
  );
}
