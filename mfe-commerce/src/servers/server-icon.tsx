import { useState } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img<{ $size: number }>`
  flex: none;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;
  border-radius: 30%;
  background: var(--color-surface-hover);
`;

const Letters = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;
  border-radius: 30%;
  background: var(--color-accent-soft);
  color: var(--color-link);
  font-size: ${(props) => Math.round(props.$size * 0.36)}px;
  font-weight: 700;
`;

/** A server's icon, or its initials as on Discord: also where the icon no longer loads. */
export function ServerIcon({
  name,
  image,
  size = 36,
}: {
  name: string;
  image: string | null;
  size?: number;
}) {
  const [failed, setFailed] = useState<string>();
  if (image && image !== failed) {
    return (
      <Picture
        src={image}
        alt=""
        width={size}
        height={size}
        $size={size}
        onError={() => setFailed(image)}
      />
    );
  }
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2);
  return (
    <Letters aria-hidden="true" $size={size}>
      {initials.toUpperCase()}
    </Letters>
  );
}
