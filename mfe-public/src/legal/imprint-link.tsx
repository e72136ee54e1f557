import { useBrand } from 'shared/sdk';
import { styled } from 'styled-components';

/** In HTML that was written at build time the address may turn out to be empty. */
const Anchor = styled.a`
  &[href=''] {
    display: none;
  }
`;

/** The imprint, where the deployment has one (DESIGN §10.5). */
export function ImprintLink() {
  const { imprintUrl } = useBrand();
  return imprintUrl ? <Anchor href={imprintUrl}>Imprint</Anchor> : null;
}
