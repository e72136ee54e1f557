import { styled } from 'styled-components';

/** A list for screen readers, without its marks: the look of what is in it says enough. */
export const UnstyledList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
