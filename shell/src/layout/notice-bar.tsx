import { SHELL_MARK } from '@portico/sdk/platform';
import { styled } from 'styled-components';

/** A message with a button at the bottom of the window. It floats, so that it causes no layout shift. */
export const NoticeBar = styled.div.attrs({ [SHELL_MARK as string]: '' })<{ $warning?: boolean }>`
  position: fixed;
  inset: auto var(--space-4) var(--space-4);
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: 640px;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid
    color-mix(
      in oklab,
      ${({ $warning }) => ($warning ? 'var(--color-warning)' : 'var(--color-accent)')} 40%,
      var(--color-border)
    );
  border-radius: var(--radius-l);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
`;

export const NoticeText = styled.p`
  flex: 1 1 280px;
  margin: 0;
  font-size: var(--text-4);
`;
