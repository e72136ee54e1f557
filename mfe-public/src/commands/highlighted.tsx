import { styled } from 'styled-components';
import { cutAtTerms } from './search.ts';

const Hit = styled.mark`
  border-radius: 3px;
  background: var(--color-accent-soft);
  box-shadow: 0 0 0 1px var(--color-accent-soft);
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--color-link);
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;

/** A text with the search terms highlighted. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return cutAtTerms(text, terms).map((piece, index) =>
    piece.hit ? <Hit key={index}>{piece.text}</Hit> : <span key={index}>{piece.text}</span>,
  );
}
