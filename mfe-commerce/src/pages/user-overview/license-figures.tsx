import type { LicenseSummary } from '@portico/contracts/servers/schema';
import { Card, Text } from '@portico/ui';
import { styled } from 'styled-components';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
`;

const Tile = styled(Card)`
  padding: var(--space-4);
`;

const Figure = styled.p`
  margin: 0;
  font-size: var(--text-7);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

/** How many licenses and slots somebody has. */
export function LicenseFigures({ summary }: { summary: LicenseSummary }) {
  const { licenses, slots, used, free } = summary;
  const figures = [
    { label: 'Licenses', value: licenses },
    { label: 'Slots in use', value: `${used} of ${slots}` },
    { label: 'Free slots', value: free },
  ];
  return (
    <Figures>
      {figures.map(({ label, value }) => (
        <Tile key={label}>
          <Text tone="muted" size="s">
            {label}
          </Text>
          <Figure>{value}</Figure>
        </Tile>
      ))}
    </Figures>
  );
}
