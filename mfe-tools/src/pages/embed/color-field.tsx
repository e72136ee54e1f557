import { useId, useState } from 'react';
import { Text } from 'shared/ui';
import { styled } from 'styled-components';
import { isColor } from '../../embed-code/embed.ts';
import { Input } from './fields.tsx';

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: var(--space-2);
  font-size: 0.875rem;
  font-weight: 600;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 160px);
  gap: var(--space-2);
`;

const Swatch = styled(Input)`
  padding: var(--space-1);
  cursor: pointer;
`;

interface ColorFieldProps {
  /** `#` and six hex digits. */
  value: string;
  onChange: (color: string) => void;
}

/** Picks a colour from a palette or takes it as text; a text that is no colour changes nothing. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const hintId = useId();
  const isWrong = draft !== undefined && !isColor(draft);
  const type = (text: string) => {
    setDraft(text);
    if (isColor(text)) onChange(text.toLowerCase());
  };
  return (
    <Box>
      <Legend>Color</Legend>
      <Row>
        <Swatch
          type="color"
          aria-label="Pick a color"
          value={value}
          onChange={(event) => {
            setDraft(undefined);
            onChange(event.currentTarget.value);
          }}
        />
        <Input
          aria-label="Color as hex"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? hintId : undefined}
          value={draft ?? value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value.trim())}
          onBlur={() => setDraft(undefined)}
        />
      </Row>
      {isWrong && (
        <Text as="p" size="s" tone="danger" id={hintId}>
          Six hex digits after a #, for example #729bb0.
        </Text>
      )}
    </Box>
  );
}
