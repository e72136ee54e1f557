import type { ReactNode } from 'react';
import { IfPage, Link, useBrand } from '@portico/sdk';
import { Button, ButtonLink, Stack, Text, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { Notice } from '../ui/notice.tsx';
import { StepMark } from '../ui/step-mark.tsx';
import { inviteTo } from './invite-to.ts';
import { serverOf } from './steps.ts';
import { slotsPageOf } from '../gifts/slots-page.ts';
import type { FirstRunState } from './use-first-run.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--space-3);

  /* Its first line is beside the mark. */
  strong {
    padding-top: var(--space-1);
    line-height: 24px;
  }
`;

const Command = styled.code`
  padding: 2px var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  margin-right: var(--space-1);
  background: var(--color-surface-hover);
  overflow-wrap: anywhere;
`;

interface StepRowProps {
  number: number;
  isDone: boolean;
  title: string;
  text?: ReactNode;
  /** What does the step, while it is not done. */
  children?: ReactNode;
}

function StepRow({ number, isDone, title, text, children }: StepRowProps) {
  return (
    <Row>
      <StepMark number={number} isDone={isDone} />
      <Stack gap={2}>
        <Stack gap={1}>
          <strong>
            <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
            <span>{title}</span>
          </strong>
          {text && (
            <Text as="div" tone="muted" size="s">
              {text}
            </Text>
          )}
        </Stack>
        {!isDone && children && (
          <Stack direction="row" gap={2} wrap>
            {children}
          </Stack>
        )}
      </Stack>
    </Row>
  );
}

interface FirstRunProps {
  state: FirstRunState;
  /** Opens the choice of a server; absent: the page of the invoice does. */
  onChooseServer?: () => void;
}

/** What a buyer does after paying: choose a server, invite the bot to it, type a command. */
export function FirstRun({ state, onChooseServer }: FirstRunProps) {
  const { name: bot, inviteUrl } = useBrand();
  const { license, steps, command, mark } = state;
  const server = serverOf(license);
  const place = server?.name ?? 'your server';
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length)
    return (
      <Notice tone="success" title="You are all set">
        <span>{`${bot} is ready on ${place}.`}</span>
      </Notice>
    );
  const rows: Record<(typeof steps)[number]['id'], Omit<StepRowProps, 'number' | 'isDone'>> = {
    paid: { title: beginningOf(license) },
    server: {
      title: server ? `${place} has your license` : 'Choose a server',
      text: server ? undefined : 'The license covers the server that you choose.',
      children: onChooseServer ? (
        <Button size="s" variant="secondary" onClick={onChooseServer}>
          Choose a Server
        </Button>
      ) : (
        <ButtonLink size="s" to={`${slotsPageOf(license)}?authorize=1`}>
          Choose a Server
        </ButtonLink>
      ),
    },
    invite: {
      title: `Invite ${bot} to ${place}`,
      children: server && (
        <>
          <Button
            as="a"
            size="s"
            {...{ href: inviteTo(inviteUrl, server.id), target: '_blank', rel: 'noreferrer' }}
            onClick={() => mark({ isInvited: true })}
          >
            {`Invite ${bot}`}
          </Button>
          <Button size="s" variant="secondary" onClick={() => mark({ isInvited: true })}>
            Already There
          </Button>
        </>
      ),
    },
    command: {
      title: `Type your first command on ${place}`,
      text: (
        <>
          <Command>{command}</Command>{' '}
          <IfPage path="/commands">
            <Link to="/commands">All commands</Link>
          </IfPage>
        </>
      ),
      children: server && (
        <Button size="s" variant="secondary" onClick={() => mark({ hasTyped: true })}>
          Done
        </Button>
      ),
    },
  };
  return (
    <Stack gap={4}>
      <Text tone="muted" size="s">{`${done} of ${steps.length} done`}</Text>
      <Steps aria-label="First steps">
        {steps.map(({ id, isDone }, index) => (
          <StepRow key={id} number={index + 1} isDone={isDone} {...rows[id]} />
        ))}
      </Steps>
      <div>
        <Button variant="ghost" size="s" onClick={() => mark({ isHidden: true })}>
          Hide These Steps
        </Button>
      </div>
    </Stack>
  );
}

/** How the license came to its owner. */
function beginningOf({ isComplimentary, isGift }: FirstRunState['license']): string {
  if (isGift) return 'Your gift is redeemed';
  return isComplimentary ? 'Your license was granted' : 'Your license is paid';
}
