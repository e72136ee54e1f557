import { IfBrand, useBrand } from '@portico/sdk';

/** The imprint, where the deployment has one. */
export function ImprintLink() {
  const { imprintUrl } = useBrand();
  return (
    <IfBrand has="imprintUrl">
      <a href={imprintUrl}>Imprint</a>
    </IfBrand>
  );
}
