import { styled } from 'styled-components';

/** A moderator's text; breaks words, because it may be long and without spaces. */
export const Reason = styled.span`
  display: block;
  min-width: 96px;
  overflow-wrap: anywhere;
`;
