import { Card, Heading } from '@portico/ui';
import { styled } from 'styled-components';
import { LicenseBenefits } from '../../licenses/license-benefits.tsx';
import { useCommerceStoreQuery } from '../../store/store.api.ts';

const Columns = styled(LicenseBenefits)`
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-4);
`;

/** What a newcomer would get; below everything else, because it comes later than the rest. */
export function Benefits() {
  const { data } = useCommerceStoreQuery();
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="benefits-title">
      <Heading level={2} size="m" id="benefits-title">
        {data.comparison.title}
      </Heading>
      <Columns />
    </Card>
  );
}
