import { useState } from 'react';
import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  object-fit: cover;
`;

/** Address of a picture on the content delivery path (spec 0 §7). */
export function useAvatarFile(avatar: string): string {
  return `${useBrand().cdn}/avatars/${encodeURIComponent(avatar)}`;
}

/** A picture, or the product's icon if it fails to load (spec 0 §7). */
export function AvatarPicture({ src }: { src: string }) {
  const { icon } = useBrand();
  const [failed, setFailed] = useState('');
  return (
    <Picture
      src={failed === src ? icon : src}
      alt=""
      width={152}
      height={152}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
