import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { isSnowflake } from '@portico/sdk/rules/snowflake';
import { useNavigate } from '@portico/sdk';
import { Button, inputStyles } from '@portico/ui';
import { styled } from 'styled-components';
import { shardsAddress } from './shards-address.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  width: min(100%, 440px);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

const Field = styled.input`
  ${inputStyles}
  font-variant-numeric: tabular-nums;

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

const Problem = styled.p`
  margin: 0;
  color: var(--color-danger);
  font-size: var(--text-3);
`;

interface FindShardProps {
  /** Id of the server whose shard is shown. */
  server?: string;
  /** Called at each search, so that no old result stays under its error. */
  onSearch?: (isWrong: boolean) => void;
}

/** Opens the view of the shard of a server's id. */
export function FindShard({ server = '', onSearch }: FindShardProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(server);
  const [isWrong, setWrong] = useState(false);
  const problemId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = text.trim();
    if (!id) return;
    const isId = isSnowflake(id);
    setWrong(!isId);
    onSearch?.(!isId);
    if (isId) void navigate(shardsAddress(id));
  };

  return (
    <Form role="search" aria-label="Find my server's shard" onSubmit={submit} noValidate>
      <Row>
        <Field
          type="text"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          aria-label="Server ID"
          placeholder="Find my shard: server ID"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="secondary">
          <Search size={18} aria-hidden="true" />
          Find
        </Button>
      </Row>
      {isWrong && (
        <Problem id={problemId} role="alert">
          That isn&apos;t a server ID. On Discord, turn on Developer Mode, right-click the
          server&apos;s name and choose Copy Server ID: a number of 17 to 20 digits.
        </Problem>
      )}
    </Form>
  );
}
