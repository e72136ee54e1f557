import { Search } from 'lucide-react';
import { useRef } from 'react';
import { inputStyles, Select } from '@portico/ui';
import type { SelectOption } from '@portico/ui';
import { styled } from 'styled-components';
import { useSlashKey } from './use-slash-key.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 260px;
  }

  @media print {
    display: none;
  }
`;

const Field = styled.label`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    top: 14px;
    left: var(--space-4);
    color: var(--color-text-muted);
    pointer-events: none;
  }

  & > kbd {
    position: absolute;
    top: 11px;
    right: var(--space-3);
    padding: 0 7px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    color: var(--color-text-muted);
    font-family: var(--font-mono);
    font-size: var(--text-2);
    line-height: 20px;
    pointer-events: none;
  }

  & > input:focus ~ kbd,
  & > input:not(:placeholder-shown) ~ kbd {
    display: none;
  }

  @media (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
`;

const Input = styled.input`
  ${inputStyles}
  width: 100%;
  padding-left: 44px;

  &:disabled {
    cursor: progress;
    opacity: 0.65;
  }
`;

interface FiltersProps {
  text: string;
  onText: (text: string) => void;
  /** Display category, or empty for all. */
  category: string;
  onCategory: (category: string) => void;
  categories: readonly SelectOption<string>[];
  disabled: boolean;
}

/** Search box and category drop-down (spec 0 §2). The `/` key focuses the box. */
export function Filters(props: FiltersProps) {
  const { text, onText, category, onCategory, categories, disabled } = props;
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  return (
    <Row role="search">
      <Field>
        <Search size={16} aria-hidden="true" />
        <Input
          ref={field}
          type="search"
          name="search"
          aria-label="Search commands"
          aria-keyshortcuts="/"
          placeholder="Search commands..."
          autoComplete="off"
          spellCheck={false}
          value={text}
          disabled={disabled}
          onChange={(event) => onText(event.target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </Field>
      <Select
        label="Category"
        options={categories}
        value={category}
        onChange={onCategory}
        disabled={disabled}
      />
    </Row>
  );
}
