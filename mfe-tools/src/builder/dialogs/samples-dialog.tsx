import { useId } from 'react';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import type { Samples } from '../../embed-code/variables.ts';
import { Input } from '../ui/inputs.styles.ts';

const MAX_CHARACTERS = 200;

const List = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-4);
  max-height: 55vh;
  margin: 0 calc(-1 * var(--space-1));
  padding: 0 var(--space-1) var(--space-1);
  overflow: auto;

  @media (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  label {
    display: grid;
    gap: var(--space-1);
    align-content: end;
    font-size: var(--text-2);
  }

  code {
    color: var(--color-link);
    font-family: var(--font-mono);
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }
`;

const Group = styled.fieldset`
  display: contents;

  legend {
    grid-column: 1 / -1;
    padding: var(--space-2) 0 0;
    font-weight: 600;
  }
`;

interface SamplesDialogProps {
  samples: Samples;
  onChange: (samples: Samples) => void;
  onClose: () => void;
}

/** Sample values of text variables in the preview. An empty value shows the default sample. */
export function SamplesDialog({ samples, onChange, onClose }: SamplesDialogProps) {
  const id = useId();
  const { variables } = useBot();
  const texts = variables.filter(({ kind }) => kind !== 'address');
  const groups = [...new Set(texts.map(({ group }) => group))];
  const write = (name: string, text: string) => {
    const next = new Map(samples);
    if (text === '') next.delete(name);
    else next.set(name, text);
    onChange(next);
  };
  return (
    <Dialog
      title="Sample Values"
      about="What the preview shows for variables. Your bot fills in the real ones; these stay in your browser."
      width="640px"
      onClose={onClose}
    >
      {texts.length === 0 && <Text tone="muted">This bot has no variables.</Text>}
      <List>
        {groups.map((group) => (
          <Group key={group}>
            <legend>{group}</legend>
            {texts
              .filter((variable) => variable.group === group)
              .map(({ name, sample, about }) => (
                <label key={name} htmlFor={id + name}>
                  <span>
                    <code translate="no">{`{${name}}`}</code> <small>{about}</small>
                  </span>
                  <Input
                    id={id + name}
                    value={samples.get(name) ?? ''}
                    placeholder={sample}
                    maxLength={MAX_CHARACTERS}
                    autoComplete="off"
                    onChange={(event) => write(name, event.currentTarget.value)}
                  />
                </label>
              ))}
          </Group>
        ))}
      </List>
      <Stack direction="row" gap={3}>
        <Button onClick={onClose}>Done</Button>
        <Button
          variant="secondary"
          disabled={samples.size === 0}
          onClick={() => onChange(new Map())}
        >
          Reset to Defaults
        </Button>
      </Stack>
    </Dialog>
  );
}
