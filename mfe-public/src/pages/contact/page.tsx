import { useState } from 'react';
import type { FormEvent } from 'react';
import { toast, useBrand, useDirtyForm } from 'shared/sdk';
import { Button, ButtonLink, Card, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { mailtoOf } from '../../contact/mailto.ts';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Field = styled.label`
  display: grid;
  gap: var(--space-2);
  font-weight: 600;

  & > input,
  & > textarea {
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-bg-sunken);
    color: var(--color-text);
    font: inherit;
    font-weight: 400;
  }

  & > :focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

/** `/contact`: ways to reach us, and a form that opens the visitor's email client (spec 0 §7). */
export default function ContactPage() {
  const { contactEmail, supportUrl } = useBrand();
  const [isDirty, setDirty] = useState(false);
  useDirtyForm(isDirty);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const message = {
      name: field('name'),
      email: field('email'),
      subject: field('subject'),
      message: field('message'),
    };
    location.href = mailtoOf(contactEmail, message);
    setDirty(false);
    toast({
      kind: 'success',
      title: 'Opening email client',
      description: 'The message will be sent through the default email application.',
    });
  };

  return (
    <PageRoom>
      <PageHeader title="Contact">You hear back within 24 hours, in English or German.</PageHeader>
      <Card>
        <Form onSubmit={submit} onChange={() => setDirty(true)}>
          <Field>
            Name
            <input name="name" autoComplete="name" required maxLength={100} />
          </Field>
          <Field>
            Email
            <input name="email" type="email" autoComplete="email" required maxLength={200} />
          </Field>
          <Field>
            Subject
            <input name="subject" required maxLength={200} />
          </Field>
          <Field>
            Message
            <textarea name="message" rows={6} required maxLength={5000} />
          </Field>
          <Stack direction="row" gap={3} wrap>
            <Button type="submit">Send Message</Button>
            <ButtonLink to={supportUrl} newTab variant="secondary">
              Join Discord Server
            </ButtonLink>
          </Stack>
        </Form>
      </Card>
      <Text tone="muted">
        Or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </Text>
    </PageRoom>
  );
}
