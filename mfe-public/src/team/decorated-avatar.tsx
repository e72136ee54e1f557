import { useState } from 'react';
import { useBrand } from '@portico/sdk';
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
  /** Address of the picture. */
  avatar: string;
  /** Address of the decoration around it, or none. */
  decoration: readonly string[];
}

/** A member's avatar with its decoration, if any. */
export function DecoratedAvatar({ avatar, decoration }: DecoratedAvatarProps) {
  const { icon } = useBrand();
  const [failed, setFailed] = useState({ avatar: false, decoration: false });
  return (
    <Frame>
      <img
        src={failed.avatar ? icon : avatar}
        alt=""
        width={SIZE}
        height={SIZE}
        decoding="async"
        onError={() => setFailed((before) => ({ ...before, avatar: true }))}
      />
      {!failed.decoration &&
        decoration.map((address) => (
          <img
            key={address}
            src={address}
            alt=""
            decoding="async"
            onError={() => setFailed((before) => ({ ...before, decoration: true }))}
          />
        ))}
    </Frame>
  );
}
