import { memo } from 'react';
import { SegmentedControl, media } from '@portico/ui';
import { styled } from 'styled-components';

export type PaneName = 'edit' | 'preview';

/** Draft and actions: one row where it fits. */
export const Bars = styled.div`
  @media (min-width: 1200px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: center;
    padding-bottom: var(--space-4);
  }
`;

/** Two columns on wide screens, one pane at a time on narrow ones. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-bottom: var(--space-8);

  ${media.desktop} {
    grid-template-columns: minmax(0, 10fr) minmax(0, 11fr);
    align-items: start;
  }
`;

export const Pane = styled.div<{ $isShown: boolean; $isSide?: boolean }>`
  display: grid;
  grid-auto-rows: max-content;
  gap: var(--space-4);
  min-width: 0;

  ${media.belowDesktop} {
    ${(props) => !props.$isShown && 'display: none;'}
  }

  ${media.desktop} {
    ${(props) =>
      props.$isSide &&
      `
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
      max-height: calc(100dvh - var(--header-height) - 2 * var(--space-4));
      padding: 2px;
      margin: -2px;
      overflow: auto;
      scrollbar-width: thin;
    `}
  }
`;

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  top: var(--header-height);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  margin-bottom: var(--space-4);
  background: var(--color-bg);

  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    display: none;
  }
`;

const PANES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview and Code' },
] as const;

interface TabsProps {
  pane: PaneName;
  onChange: (pane: PaneName) => void;
}

/** Switches panes on narrow screens. */
export const Tabs = memo(function Tabs({ pane, onChange }: TabsProps) {
  return (
    <Bar>
      <SegmentedControl label="View" options={PANES} value={pane} onChange={onChange} />
    </Bar>
  );
});
