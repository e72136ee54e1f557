import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { copyText, toast, useBrand, useDirtyForm } from '@portico/sdk';
import { Button, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ContactInput } from './contact-input.tsx';
import { mailText, mailtoOf } from './mailto.ts';
import { openMail } from './open-mail.ts';
import { CONTACT_FIELDS, problemsOf } from './validate.ts';
import type { ContactField, ContactMessage } from './validate.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
`;

function inputOf(form: HTMLFormElement, name: ContactField) {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? input
    : undefined;
}

function read(form: HTMLFormElement): ContactMessage {
  const field = (name: ContactField) => inputOf(form, name)?.value.trim() ?? '';
  return {
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  };
}

/**
 * Opens the visitor's email client with all fields filled in. Sends nothing to the server (spec 0
 * §7).
 */
export function ContactForm() {
  const { contactEmail } = useBrand();
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const [opened, setOpened] = useState<ContactMessage>();
  useDirtyForm(isDirty);

  const change = () => {
    if (!form.current) return;
    const message = read(form.current);
    // An emptied form contains nothing that could be lost.
    setDirty(Object.values(message).some((text) => text !== ''));
    // After a failed submit the errors update while typing.
    if (Object.keys(problems).length > 0) setProblems(problemsOf(message));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = read(event.currentTarget);
    const found = problemsOf(message);
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => found[field]);
    if (first) {
      inputOf(event.currentTarget, first)?.focus();
      return;
    }
    setDirty(false);
    setOpened(message);
    openMail(mailtoOf(contactEmail, message));
    toast({
      kind: 'success',
      title: 'Opening email client',
      description: 'The message will be sent through the default email application.',
    });
  };

  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="m">
          Write a message
        </Heading>
        {/* Replaces the browser's validation messages: these stay visible and are announced. */}
        <Form ref={form} noValidate onSubmit={submit} onChange={change}>
          <Two>
            <ContactInput name="name" label="Name" autoComplete="name" problem={problems.name} />
            <ContactInput
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              problem={problems.email}
            />
          </Two>
          <ContactInput name="subject" label="Subject" problem={problems.subject} />
          <ContactInput name="message" label="Message" rows={7} problem={problems.message} />
          <Text tone="muted" size="s">
            Opens your email app. This website does not store your message.
          </Text>
          <Stack direction="row" gap={3} align="center" wrap>
            <Button type="submit">Open in Email App</Button>
            {opened && (
              <Button
                variant="ghost"
                onClick={() =>
                  void copyText(mailText(opened), { description: 'Your message, ready to paste.' })
                }
              >
                Nothing opened? Copy your message
              </Button>
            )}
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
