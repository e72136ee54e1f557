import { Text } from '@portico/ui';
import { styled } from 'styled-components';

const Warnings = styled.ul`
  margin: 0;
  padding-left: var(--space-5);
  color: var(--color-warning);
  font-size: var(--text-4);
  overflow-wrap: anywhere;
`;

/** Warnings about a change of the platform, below their title. Nothing if there are none. */
export function WarningList({ title, warnings }: { title: string; warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div role="status">
      <Text size="s">{title}</Text>
      <Warnings>
        {[...new Set(warnings)].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Warnings>
    </div>
  );
}
