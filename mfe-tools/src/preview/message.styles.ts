import { styled } from 'styled-components';
import { codeColors } from './code-colors.styles.ts';
import { embedStyles } from './embed.styles.ts';
import { marksStyles } from './marks.styles.ts';
import { PreviewRoot } from './preview-root.styles.ts';

/** Styles of all elements of a message, by class: one rule set for many small elements. */
export const MessageRoot = styled(PreviewRoot)`
  img[hidden] {
    display: none;
  }

  &[data-pickable] [data-path] {
    cursor: pointer;
  }

  ${marksStyles}
  ${codeColors}
  ${embedStyles}
`;
