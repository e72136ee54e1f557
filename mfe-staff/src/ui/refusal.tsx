import { styled } from 'styled-components';
import { refusalText } from './refusal-text.ts';

const Problem = styled.p`
  margin: 0;
  color: var(--color-danger);
  font-size: var(--text-4);
`;

/** What the API said, below a form; nothing where it refused nothing. */
export function Refusal({ error }: { error: unknown }) {
  return error ? <Problem role="alert">{refusalText(error)}</Problem> : null;
}
