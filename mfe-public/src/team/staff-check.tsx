import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { Card, Heading, raisedInputStyles, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { personOf } from '../people/person.ts';

const Field = styled.input`
  ${raisedInputStyles}
  width: 100%;
  max-width: 420px;
  background: var(--color-bg-sunken);
`;

const Answer = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.5rem;
  margin: 0;
`;

/** Checks whether an id belongs to the team, since scammers pretend to be staff. */
export function StaffCheck({ members }: { members: readonly TeamMember[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const personId = personOf(text);
  const found = members.find((member) => member.user_id === personId);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          Is it really one of us?
        </Heading>
        <Text tone="muted">
          The team never asks for your password, your token or money in a direct message. Paste an
          id or a mention to check who wrote to you.
        </Text>
        <label htmlFor={id}>User id or mention</label>
        <Field
          id={id}
          name="staff-check"
          placeholder="<@175928847299117063>"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Answer role="status">
          {personId && <StaffResult member={found} isId={/^\d{17,20}$/.test(personId)} />}
        </Answer>
      </Stack>
    </Card>
  );
}

function StaffResult({ member, isId }: { member: TeamMember | undefined; isId: boolean }) {
  if (!isId) {
    return (
      <Text as="span" tone="muted">
        This is no id: 17 to 20 digits, by a right click on the person.
      </Text>
    );
  }
  if (!member) {
    return (
      <>
        <ShieldAlert size={20} color="var(--color-danger)" aria-hidden="true" />
        <strong>Not a member of the team. Be careful.</strong>
      </>
    );
  }
  const who = member.username ?? member.user_id;
  return (
    <>
      <ShieldCheck size={20} color="var(--color-success)" aria-hidden="true" />
      <strong>
        Yes: {who} belongs to the team{member.rank && ` as ${member.rank}`}.
      </strong>
    </>
  );
}
