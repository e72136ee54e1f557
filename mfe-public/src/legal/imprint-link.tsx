import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';

/** Prerendered HTML contains the link; the deployment's address can be empty. */
const Anchor = styled.a`
  &[href=''] {
    display: none;
  }
`;

/** The imprint, where the deployment has one. */
export function ImprintLink() {
  const { imprintUrl } = useBrand();
  return imprintUrl ? <Anchor href={imprintUrl}>Imprint</Anchor> : null;
}
