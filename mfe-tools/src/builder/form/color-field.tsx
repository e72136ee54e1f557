import { Palette } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { inputStyles } from '@portico/ui';
import { styled } from 'styled-components';
import { isColor } from '../../embed-code/embed.ts';
import { useBuilder } from './builder-context.ts';
import { Input } from '../ui/inputs.styles.ts';
import { Problem } from './text-field.tsx';

const ColorPicker = lazy(() =>
  import('./color-picker.tsx').then((module) => ({ default: module.ColorPicker })),
);

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--text-3);
  font-weight: 600;
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Toggle = styled.button`
  ${inputStyles}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  cursor: pointer;

  rect {
    stroke: var(--color-border);
    forced-color-adjust: none;
  }
`;

const Hex = styled(Input)`
  max-width: 140px;
  font-family: var(--font-mono);
`;

/** A color as text, with a picker that opens and closes (spec 0 §2). */
export const ColorField = memo(function ColorField({ value }: { value: string }) {
  const { change } = useBuilder();
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  const isWrong = draft !== undefined && !isColor(draft);
  const set = (color: string) => change('color', color);
  const type = (text: string) => {
    setDraft(text);
    if (isColor(text)) set(text.toLowerCase());
  };
  return (
    <Box>
      <Legend>Color</Legend>
      <Row>
        <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {/* Not a background: templates fill colors of drawings alone. */}
          <svg width="22" height="22" aria-hidden="true">
            <rect x="0.5" y="0.5" width="21" height="21" rx="5.5" fill={value} />
          </svg>
          <Palette size={16} aria-hidden="true" />
          Pick a Color
        </Toggle>
        <Hex
          aria-label="Color as hex"
          name="color"
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
      {isWrong && <Problem id={hintId}>Six hex digits after a #, for example #5865f2.</Problem>}
      {isOpen && (
        <Suspense>
          <ColorPicker
            value={value}
            onChange={(color) => {
              setDraft(undefined);
              set(color);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
});
