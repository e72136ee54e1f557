import type { TeamLook } from '@portico/contracts/pack/team';
import { media } from '@portico/ui';
import { styled } from 'styled-components';
import { UnstyledList } from '../unstyled-list.ts';

/** Gradients of banners. */
const GRADIENT: Record<TeamLook, string> = {
  warning: 'linear-gradient(120deg, #8a4b08, #e0a63a)',
  danger: 'linear-gradient(120deg, #7a1740, #d9476e)',
  accent: 'linear-gradient(120deg, #2b2f9e, #6d7cf5)',
  success: 'linear-gradient(120deg, #0c5546, #2bb38a)',
  plain: 'linear-gradient(120deg, #363c4c, #6a7289)',
};

/** Of a card: a third of the widest page. */
const MAX_CARD_WIDTH = '374px';

/** Cards of one width in every group. */
export const MemberGrid = styled(UnstyledList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));

    & > * {
      max-width: ${MAX_CARD_WIDTH};
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const CardItem = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
  contain-intrinsic-size: auto 360px;
  content-visibility: auto;

  /* The first cards are visible at once, where a change from the estimated height would show. */
  section:nth-of-type(-n + 2) &:nth-child(-n + 3) {
    content-visibility: visible;
  }

  @media print {
    break-inside: avoid;
    content-visibility: visible;
  }
`;

export const Banner = styled.div<{ $look: TeamLook }>`
  display: grid;
  height: 112px;
  overflow: clip;
  background: ${(props) => GRADIENT[props.$look]};

  & > svg,
  & > img {
    grid-area: 1 / 1;
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-4);
`;

/** Reserves the height of the activity, which loads after the card: two lines and a picture. */
export const ActivitySlot = styled.div`
  min-height: 69px;

  &:empty {
    min-height: 0;
  }
`;

export const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    color: var(--color-text-muted);
    font-size: var(--text-2);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
`;
