import { useState } from 'react';
import type { ActivityView } from '@portico/contracts/rules/team/activity';
import { styled } from 'styled-components';

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
export function ActivityBox({ view }: { view: ActivityView }) {
  const [failed, setFailed] = useState(false);
  return (
    <Box>
      {!failed &&
        view.image.map((address) => (
          <img
            key={address}
            src={address}
            alt=""
            width={PICTURE}
            height={PICTURE}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        ))}
      <div>
        {view.emoji.map(({ address, label }) => (
          <Emoji key={address} src={address} alt={label} width={EMOJI} height={EMOJI} />
        ))}
        <strong>{view.headline}</strong>
        {view.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </Box>
  );
}
