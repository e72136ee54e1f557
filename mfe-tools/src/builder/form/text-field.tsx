import { memo, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { countCharacters } from '../../embed-code/characters.ts';
import type { Path } from '../../embed-code/places.ts';
import { useBuilder } from './builder-context.ts';
import { fetchTyping } from '../text-tools/fetch-chunks.ts';
import { Area, Input } from '../ui/inputs.styles.ts';
import { REPLACEMENT } from '../text/text-edits.ts';
import { TextTools } from '../text-tools/text-tools.tsx';
import { useChunk } from '../engine/use-chunk.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Label = styled.label`
  color: var(--color-text);
  font-size: var(--text-3);
  font-weight: 600;
`;

const Count = styled.span<{ $isOver: boolean }>`
  color: ${(props) => (props.$isOver ? 'var(--color-danger)' : 'var(--color-text-faint)')};
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  font-weight: ${(props) => (props.$isOver ? 700 : 400)};
  white-space: nowrap;
`;

export const Problem = styled.p`
  margin: 0;
  color: var(--color-danger);
  font-size: var(--text-2);
`;

/** React's types do not know that each input has a kind. */
interface Change {
  currentTarget: { value: string };
  nativeEvent: Event & { inputType?: string };
}

interface TextFieldProps {
  path: Path;
  label: string;
  value: string;
  /** Maximum length. The count is shown beside the label. */
  limit?: number;
  placeholder?: string;
  /** Minimum number of lines; absent for a single-line input. */
  rows?: number;
  /** Tools below the input: `text` has marks, `line` only variables. */
  tools?: 'text' | 'line' | 'address';
  /** Why Discord would reject the value. */
  issue?: string;
  hint?: ReactNode;
}

/** A labeled text of the embed with its limit, tools and validation error. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { path, label, value, limit, placeholder, rows, tools, issue, hint } = props;
  const { type, revision } = useBuilder();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [defaultValue] = useState(value);
  const [wasLeft, setLeft] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const Typing = useChunk(fetchTyping, hadFocus && tools !== undefined)?.Typing;
  const count = limit === undefined ? 0 : countCharacters(value.trim());
  const isOver = limit !== undefined && count > limit;
  // A missing value is reported only after the field has lost the focus.
  const shown = issue !== undefined && (isOver || wasLeft) ? issue : undefined;
  const common = {
    ref: field,
    id,
    name: path,
    defaultValue,
    placeholder,
    autoComplete: 'off',
    'aria-invalid': shown !== undefined,
    'aria-describedby': shown ? `${id}-issue` : undefined,
    onChange: ({ currentTarget, nativeEvent }: Change) =>
      type(path, currentTarget.value, nativeEvent.inputType === REPLACEMENT),
    onFocus: () => setHadFocus(true),
    onBlur: () => setLeft(true),
  };
  // While typing, the input is newer than the rendered draft. All other changes update the input.
  const show = useEffectEvent(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  useLayoutEffect(() => show(), [revision]);
  return (
    <Box>
      <Top>
        <Label htmlFor={id}>{label}</Label>
        {limit !== undefined && (
          <Count $isOver={isOver} aria-hidden="true">{`${count} / ${limit}`}</Count>
        )}
      </Top>
      {rows === undefined ? (
        <Input
          {...common}
          inputMode={tools === 'address' ? 'url' : undefined}
          spellCheck={tools === 'address' ? false : undefined}
        />
      ) : (
        <Area {...common} $rows={rows} />
      )}
      {tools && <TextTools kind={tools} field={field} label={label} />}
      {tools && Typing && (
        <Typing kind={tools} field={field} label={label} hasLines={rows !== undefined} />
      )}
      {hint}
      {shown && <Problem id={`${id}-issue`}>{shown}</Problem>}
    </Box>
  );
});
