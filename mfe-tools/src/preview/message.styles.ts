import { styled } from 'styled-components';
import { embedStyles } from './embed.styles.ts';
import { marksStyles } from './marks.styles.ts';
import { PreviewRoot } from './preview-root.styles.ts';

/** Everything in a message is styled from here, by class: many small elements, one rule set. */
export const MessageRoot = styled(PreviewRoot)`
  img[hidden] {
    display: none;
  }

  [data-path] {
    cursor: pointer;
  }

  ${marksStyles}
  ${embedStyles}
`;
