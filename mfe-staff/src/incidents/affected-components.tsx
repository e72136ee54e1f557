import { COMPONENT_IDS } from '@portico/contracts/components/ids';
import type { ComponentId } from '@portico/contracts/components/ids';
import { Checkbox } from '@portico/ui';
import { styled } from 'styled-components';
import { useStaffComponentNamesQuery } from './incidents.api.ts';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
  }

  & > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 32px;
    font-size: var(--text-4);
  }
`;

interface AffectedComponentsProps {
  value: readonly ComponentId[];
  onChange: (value: ComponentId[]) => void;
}

/** Check boxes for the components that an incident affects. */
export function AffectedComponents({ value, onChange }: AffectedComponentsProps) {
  const { data: names } = useStaffComponentNamesQuery();
  return (
    <Group>
      <legend>Affected components</legend>
      {COMPONENT_IDS.map((id) => (
        <label key={id}>
          <Checkbox
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(
                COMPONENT_IDS.filter((each) =>
                  each === id ? target.checked : value.includes(each),
                ),
              )
            }
          />
          <span>{names?.[id] ?? id}</span>
        </label>
      ))}
    </Group>
  );
}

/** The known ones of an incident's components: a newer API may have more. */
export const knownComponents = (ids: readonly string[] | null | undefined): ComponentId[] =>
  COMPONENT_IDS.filter((id) => ids?.includes(id));
