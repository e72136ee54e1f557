import { styled } from 'styled-components';

/** A list without markers: the cards in it are visibly separate. */
export const UnstyledList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
