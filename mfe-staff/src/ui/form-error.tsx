import { styled } from 'styled-components';
import { errorText } from './error-text.ts';

const Problem = styled.p`
  margin: 0;
  color: var(--color-danger);
  font-size: var(--text-4);
`;

/** Error message of a form's request; renders nothing without an error. */
export function FormError({ error }: { error: unknown }) {
  return error ? <Problem role="alert">{errorText(error)}</Problem> : null;
}
