import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';
import { ChatWindow, EmbedBox, Message, Messages } from '../chat/chat-window.tsx';
import { SectionIntro } from './section-intro.tsx';
import { Section, Split } from './section.styles.ts';

const GUARDS: { title: string; points: [title: string, text: string][] }[] = [
  {
    title: 'Anti-nuke',
    points: [
      ['Role deletion', 'Restores deleted roles and their members.'],
      ['Channel security', 'Stops attackers who delete channels.'],
      ['Anti-raid', 'Keeps out waves of new accounts.'],
    ],
  },
  {
    title: 'Auto moderation',
    points: [
      ['Spam detection', 'Removes floods and repeated messages.'],
      ['Link filtering', 'Blocks invites, scams and unwanted links.'],
      ['Customizable filters', 'Set your own words, limits and exceptions.'],
    ],
  },
];

const Guards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-5);

  & h3 {
    margin: 0 0 var(--space-2);
    font-size: var(--text-6);
  }

  & dl {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding-left: var(--space-4);
    border-left: 2px solid var(--color-accent);
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
    line-height: 1.5;
  }
`;

/** Security: anti-nuke and auto moderation (spec 0 §2). */
export function SecuritySection() {
  const { name } = useBrand();
  return (
    <Section as="section">
      <Split>
        <SectionIntro
          title="Security around the clock"
          text="Anti-nuke protects your roles and channels, and auto moderation keeps conversations clean. Every action is in your log."
          features={['automod']}
        >
          <Guards>
            {GUARDS.map(({ title, points }) => (
              <div key={title}>
                <h3>{title}</h3>
                <dl>
                  {points.map(([point, text]) => (
                    <div key={point}>
                      <dt>{point}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </Guards>
        </SectionIntro>
        <div aria-hidden="true">
          <ChatWindow channel="security-log">
            <Messages as="div">
              <Message as="div" author={name} isBot>
                <EmbedBox $tone="danger">
                  <strong>Role deletion stopped</strong>3 roles restored · the account lost its
                  permissions after 0.4 s
                </EmbedBox>
              </Message>
              <Message as="div" author={name} isBot>
                <EmbedBox $tone="warning">
                  <strong>Link removed</strong>Fake gift in #lounge · sender muted for an hour
                </EmbedBox>
              </Message>
              <Message as="div" author={name} isBot>
                <EmbedBox $tone="success">
                  <strong>All clear</strong>
                  214 messages checked in the last minute
                </EmbedBox>
              </Message>
            </Messages>
          </ChatWindow>
        </div>
      </Split>
    </Section>
  );
}
