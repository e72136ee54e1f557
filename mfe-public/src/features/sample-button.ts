import { styled } from 'styled-components';
import type { BUTTON_STYLES } from '@portico/contracts/rules/pack/styles';

type Style = (typeof BUTTON_STYLES)[number];

/** Button colors of the chat platform, adjusted so that white text has a contrast of 4.5:1. */
const FILL: Record<Style, string> = {
  Primary: '#4752c4',
  Success: '#1f7a45',
  Danger: '#b3323a',
  Secondary: '#4b5160',
};

/** Drawing of a chat button: shows a style, has no action. */
export const SampleButton = styled.span<{ $style: Style }>`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 var(--space-3);
  border-radius: 8px;
  background: ${(props) => FILL[props.$style]};
  color: var(--color-accent-text);
  font-family: var(--font-sans);
  font-size: var(--text-3);
  font-weight: 600;
`;
