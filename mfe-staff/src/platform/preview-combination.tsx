import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { Chevron, Labeled, Select } from '@portico/ui';
import { styled } from 'styled-components';
import { Fields } from '../ui/form.tsx';
import type { Versions } from './previews.api.ts';

const Group = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    margin-bottom: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-4);
    font-weight: 600;
  }
`;

interface PreviewCombinationProps {
  /** The apps whose versions can be added. */
  apps: readonly ReleasedApp[];
  chosen: Versions;
  onChange: (chosen: Versions) => void;
}

/** Lets the user add versions of other apps to a preview. Renders nothing if no app has one. */
export function PreviewCombination({ apps, chosen, onChange }: PreviewCombinationProps) {
  const offered = apps.filter(({ versions }) => versions.some(({ state }) => state === 'retained'));
  if (offered.length === 0) return null;
  const choose = (name: string, version: string) => {
    const { [name]: _before, ...others } = chosen;
    onChange(version ? { ...others, [name]: version } : others);
  };
  const count = Object.keys(chosen).length;
  return (
    <Group>
      <summary>
        <span>{`Combine with other apps${count > 0 ? ` (${count})` : ''}`}</span> <Chevron />
      </summary>
      <Fields $minWidth={220}>
        {offered.map(({ name, live, versions }) => (
          <Labeled key={name} label={name}>
            <Select
              label={name}
              value={chosen[name] ?? ''}
              options={[
                { value: '', label: live ? `Live (${live})` : 'No live version' },
                ...versions
                  .filter(({ state }) => state === 'retained')
                  .map(({ version }) => ({ value: version, label: version })),
              ]}
              onChange={(version) => choose(name, version)}
            />
          </Labeled>
        ))}
      </Fields>
    </Group>
  );
}
