import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, SearchField, Text } from 'shared/ui';
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
  /** The id that is shown. */
  value: string;
  onSearch: (id: string) => void;
}

/** Asks for an id. An empty or blank one is ignored (spec 1 §5). Mount it anew for another id. */
export function IdSearch({ label, placeholder, value, onSearch }: IdSearchProps) {
  const [text, setText] = useState(value);
  const [isTold, setTold] = useState(false);
  const id = idIn(text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setTold(true);
    if (id) onSearch(id);
  };
  const isWrong = isTold && !id && text.trim() !== '';
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
          An id has 17 to 20 digits.
        </Note>
      )}
    </Row>
  );
}
