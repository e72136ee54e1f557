import { useState } from 'react';
import type { FormEvent } from 'react';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { isEmail } from '@portico/sdk/rules/email';
import { Button, Card, Stack, TextField } from '@portico/ui';

type Problems = Partial<Record<keyof WithdrawalStatement, string>>;

/** What is missing or wrong in a statement, by field. */
function problemsOf({ name, contract, email }: WithdrawalStatement): Problems {
  return {
    ...(name.trim() === '' && { name: 'Enter your name.' }),
    ...(contract.trim() === '' && {
      contract: 'Enter the invoice number, or what you bought and when.',
    }),
    ...(!isEmail(email.trim()) && { email: 'Enter an email address, such as name@example.com.' }),
  };
}

interface StatementFormProps {
  initial: WithdrawalStatement;
  /** Gets a statement without problems. */
  onDone: (statement: WithdrawalStatement) => void;
}

/** The first step: who withdraws, from what, and where the confirmation goes. */
export function StatementForm({ initial, onDone }: StatementFormProps) {
  const [statement, setStatement] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const change = (field: keyof WithdrawalStatement) => (text: string) => {
    const changed = { ...statement, [field]: text };
    setStatement(changed);
    // After a failed attempt the errors update while typing.
    if (Object.keys(problems).length > 0) setProblems(problemsOf(changed));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(statement);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      const { name, contract, email } = statement;
      onDone({ name: name.trim(), contract: contract.trim(), email: email.trim() });
      return;
    }
    const input = event.currentTarget.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const { name, contract, email } = statement;
  return (
    <form noValidate onSubmit={submit} aria-label="Your withdrawal">
      <Card>
        <Stack gap={5}>
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            maxLength={200}
            required
            value={name}
            onChange={change('name')}
            {...(problems.name && { error: problems.name })}
          />
          <TextField
            label="Invoice number, or what you bought and when"
            name="contract"
            autoComplete="off"
            maxLength={500}
            rows={2}
            required
            value={contract}
            onChange={change('contract')}
            {...(problems.contract && { error: problems.contract })}
          />
          <TextField
            label="Email address for the confirmation"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={email}
            onChange={change('email')}
            {...(problems.email && { error: problems.email })}
          />
          <div>
            <Button type="submit">Continue</Button>
          </div>
        </Stack>
      </Card>
    </form>
  );
}
