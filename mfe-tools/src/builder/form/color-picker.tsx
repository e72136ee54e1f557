import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import { toHex, toHsv } from './hsv.ts';
import type { Hsv } from './hsv.ts';
import { IconButton } from '../ui/inputs.styles.ts';

/** Discord's role colors. */
const SWATCHES = [
  ...['#5865f2', '#57f287', '#fee75c', '#eb459e', '#ed4245', '#1abc9c', '#2ecc71'],
  ...['#3498db', '#9b59b6', '#e91e63', '#f1c40f', '#e67e22', '#95a5a6', '#ffffff', '#2b2d31'],
];

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
`;

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Swatch = styled.button`
  width: 30px;
  height: 30px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  cursor: pointer;
  /* Stronger than the shell's rule for pressed buttons. */
  forced-color-adjust: none;

  &[aria-pressed='true'] {
    border: 3px solid var(--color-text);
  }
`;

const Slider = styled.label`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) 40px;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-2);

  input {
    width: 100%;
    height: 24px;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }

  output {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

const SLIDERS = [
  { name: 'Hue', key: 'hue', max: 360 },
  { name: 'Saturation', key: 'saturation', max: 100 },
  { name: 'Brightness', key: 'brightness', max: 100 },
] as const;

interface ColorPickerProps {
  value: string;
  onChange: (color: string) => void;
}

/** Swatches and three sliders. All of them work by keyboard. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  // Black and grey have no hue, so the sliders keep their own hue and saturation.
  const [chosen, setChosen] = useState<Hsv>(() => toHsv(value));
  const { color: first } = useBot();
  const hsv = toHex(chosen) === value.toLowerCase() ? chosen : toHsv(value);
  const { EyeDropper } = globalThis as EyeDropperWindow;
  return (
    <Panel role="group" aria-label="Color picker">
      <Swatches>
        {[...new Set([first, ...SWATCHES])].map((color) => (
          <Swatch
            key={color}
            type="button"
            title={color}
            aria-label={color === first ? `${color}, the default` : color}
            aria-pressed={color === value.toLowerCase()}
            style={{ background: color }}
            onClick={() => onChange(color)}
          />
        ))}
        {EyeDropper && (
          <IconButton
            type="button"
            title="Pick from screen"
            aria-label="Pick from screen"
            onClick={() =>
              new EyeDropper().open().then(
                ({ sRGBHex }) => onChange(sRGBHex.toLowerCase()),
                () => undefined,
              )
            }
          >
            <Pipette size={16} aria-hidden="true" />
          </IconButton>
        )}
      </Swatches>
      {SLIDERS.map(({ name, key, max }) => (
        <Slider key={key}>
          {name}
          <input
            type="range"
            min={0}
            max={max}
            value={hsv[key]}
            onChange={(event) => {
              const next = { ...hsv, [key]: Number(event.currentTarget.value) };
              setChosen(next);
              onChange(toHex(next));
            }}
          />
          <output>{hsv[key]}</output>
        </Slider>
      ))}
    </Panel>
  );
}
