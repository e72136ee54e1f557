import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, SearchField, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { idIn } from './ids.ts';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3);
  max-width: 640px;
`;

const Note = styled(Text)`
  flex-basis: 100%;
`;

interface IdSearchProps {
  label: string;
  placeholder: string;
  /** The current id. */
  value: string;
  onSearch: (id: string) => void;
}

/** Search field for an id; blank input is ignored (spec 1 §5). Use the id as `key`. */
export function IdSearch({ label, placeholder, value, onSearch }: IdSearchProps) {
  const [text, setText] = useState(value);
  const [showsErrors, setShowsErrors] = useState(false);
  const id = idIn(text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setShowsErrors(true);
    if (id) onSearch(id);
  };
  const isWrong = showsErrors && !id && text.trim() !== '';
  return (
    <Row role="search" onSubmit={search}>
      <SearchField
        label={label}
        placeholder={placeholder}
        inputMode="numeric"
        maxLength={200}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'id-search-note' : undefined}
        onChange={setText}
      />
      <Button type="submit">Search</Button>
      {isWrong && (
        <Note id="id-search-note" role="alert" size="s" tone="danger">
          Enter an ID of 17 to 20 digits.
        </Note>
      )}
    </Row>
  );
}
