import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { Card, Heading, inputStyles, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { rankWords } from '@portico/contracts/rules/team/groups';
import { personOf } from '@portico/contracts/rules/person';

const Field = styled.input`
  ${inputStyles}
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

interface StaffCheckProps {
  members: readonly TeamMember[];
  ranks: TeamRanks;
}

/** Checks whether an id is a team member, since scammers pretend to be staff. */
export function StaffCheck({ members, ranks }: StaffCheckProps) {
  const id = useId();
  const [text, setText] = useState('');
  const personId = personOf(text);
  const found = members.find((member) => member.user_id === personId);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          Verify a team member
        </Heading>
        <Text tone="muted">
          Our team never asks for passwords, tokens or money in direct messages. Paste a user ID or
          mention to check who contacted you.
        </Text>
        <label htmlFor={id}>User ID or mention</label>
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
          {personId && (
            <StaffResult member={found} ranks={ranks} isId={/^\d{17,20}$/.test(personId)} />
          )}
        </Answer>
      </Stack>
    </Card>
  );
}

interface StaffResultProps {
  member: TeamMember | undefined;
  ranks: TeamRanks;
  isId: boolean;
}

function StaffResult({ member, ranks, isId }: StaffResultProps) {
  if (!isId) {
    return (
      <Text as="span" tone="muted">
        Enter a user ID of 17 to 20 digits. To copy one, right-click a user in Discord.
      </Text>
    );
  }
  if (!member) {
    return (
      <>
        <ShieldAlert size={20} color="var(--color-danger)" aria-hidden="true" />
        <strong>Not a team member. Be careful.</strong>
      </>
    );
  }
  const who = member.username ?? member.user_id;
  const { name: rank } = rankWords(member, ranks);
  return (
    <>
      <ShieldCheck size={20} color="var(--color-success)" aria-hidden="true" />
      <strong>
        Yes: {who} is a team member{rank && ` as ${rank}`}.
      </strong>
    </>
  );
}
