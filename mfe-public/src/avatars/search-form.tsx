import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from '@portico/sdk';
import { Button, inputStyles } from '@portico/ui';
import { styled } from 'styled-components';
import { personOf } from '@portico/contracts/rules/person';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > input {
    ${inputStyles}
    flex: 1 1 220px;
  }
`;

/**
 * Opens the page of a user id, mention or profile link. Empty input does nothing. Without scripts, the page
 * server redirects (`?user=`).
 */
export function SearchForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const person = personOf(text);
    if (person) void navigate(`/avatars/${encodeURIComponent(person)}`);
  };
  return (
    <Form role="search" action="/avatars" onSubmit={submit}>
      <input
        type="search"
        name="user"
        aria-label="Search users"
        placeholder="Search users..."
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
