import { styled } from 'styled-components';

/** What a moderator wrote: any length, also without a blank. */
export const Reason = styled.span`
  display: block;
  min-width: 104px;
  overflow-wrap: anywhere;
`;
