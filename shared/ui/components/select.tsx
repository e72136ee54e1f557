import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Chevron } from './chevron.tsx';
import { inputStyles } from './input.styles.ts';
import { stepOf, typeAhead } from './select-keys.ts';

const Wrapper = styled.div`
  position: relative;
  min-width: 0;
`;

const Box = styled.button`
  ${inputStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  text-align: left;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--color-surface-hover);
  }

  & > svg {
    flex: none;
    color: var(--color-text-muted);
  }
`;

/** At most 24rem high (spec 0 §2): longer lists scroll. */
const List = styled.ul`
  position: absolute;
  z-index: 20;
  inset: calc(100% + var(--space-1)) 0 auto;
  min-width: min(240px, 100%);
  max-height: min(24rem, 60vh);
  margin: 0;
  padding: var(--space-1);
  overflow-y: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  list-style: none;
`;

const Item = styled.li<{ $active: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 40px;
  padding: 0 var(--space-3);
  border-radius: var(--radius-s);
  background: ${(props) => (props.$active ? 'var(--color-surface-hover)' : 'transparent')};
  cursor: pointer;

  &[aria-selected='true'] {
    color: var(--color-link);
    font-weight: 600;
  }

  & > small {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A short addition at the end of the line, such as a count. */
  detail?: string;
}

interface SelectProps<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/**
 * A drop-down list of one choice: the WAI-ARIA "select-only combobox". Focus stays on its box. Arrows,
 * Home, End and typed letters move, Enter and Space select, Escape closes.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, disabled = false, className } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState({ text: '', at: 0 });
  /** Index of the option that Enter would select; null: closed. */
  const [active, setActive] = useState<number | null>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const current = options[chosen];

  useEffect(() => {
    const item = active === null ? null : list.current?.children[active];
    if (!(item instanceof HTMLElement) || !list.current) return;
    const { offsetTop: top, offsetHeight: height } = item;
    const { scrollTop, clientHeight } = list.current;
    if (top < scrollTop) list.current.scrollTop = top;
    else if (top + height > scrollTop + clientHeight)
      list.current.scrollTop = top + height - clientHeight;
  }, [active]);

  const choose = (index: number | null) => {
    setActive(null);
    const option = index === null ? undefined : options[index];
    if (option && option.value !== value) onChange(option.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && active !== null) setActive(null);
    else if (event.key === 'Tab') return void setActive(null);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (active === null) setActive(chosen);
      else choose(active);
    } else if (/^(Arrow(Up|Down)|Home|End|Page(Up|Down))$/.test(event.key)) {
      setActive(active === null ? chosen : stepOf(event.key, active, options.length));
    } else if (event.key.length === 1) {
      const next = {
        text: event.timeStamp - typed.at > 700 ? '' : typed.text,
        at: event.timeStamp,
      };
      next.text += event.key;
      setTyped(next);
      setActive(typeAhead(options, next.text, active ?? chosen));
    } else return;
    event.preventDefault();
  };

  return (
    <Wrapper className={className}>
      <Box
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={active !== null}
        aria-controls={`${id}list`}
        aria-activedescendant={active === null ? undefined : `${id}${active}`}
        disabled={disabled}
        onClick={() => setActive(active === null ? chosen : null)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
      >
        <span>{current && [current.label, current.detail].filter(Boolean).join(' ')}</span>
        <Chevron />
      </Box>
      <List ref={list} id={`${id}list`} role="listbox" aria-label={label} hidden={active === null}>
        {options.map((option, index) => (
          <Item
            key={option.value}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === chosen}
            $active={index === active}
            // Focus stays on the box: leaving it closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(index)}
          >
            <span>{option.label}</span>
            {option.detail && <small>{option.detail}</small>}
          </Item>
        ))}
      </List>
    </Wrapper>
  );
}
