import { Link, useBrand } from 'shared/sdk';
import { Card, Heading } from 'shared/ui';
import { styled } from 'styled-components';

/** Sample commands and what the bot answers (spec 0 §2). */
const EXCHANGE: [command: string, answer: string][] = [
  ['work', 'You watered the moon garden and earned 420 coins.'],
  ['balance', 'Cash 1,280 · Card 15,000'],
  ['shop', '1. Fishing rod · 900    2. Lucky charm · 2,500'],
];

const Room = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

const Chat = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  font-size: 0.9375rem;

  & dt {
    font-family: var(--font-mono);
    font-weight: 600;
  }

  & dd {
    margin: 2px 0 0;
    padding-left: var(--space-3);
    border-left: 3px solid var(--color-accent);
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
`;

const More = styled(Link)`
  margin-top: auto;
  padding-block: var(--space-1);
  color: var(--color-link);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The economy, shown by a few of its commands. */
export function EconomyCard() {
  const { prefix } = useBrand();
  return (
    <Room forwardedAs="section">
      <Heading level={2} size="m">
        An economy of your own
      </Heading>
      <Chat>
        {EXCHANGE.map(([command, answer]) => (
          <div key={command}>
            <dt>
              {prefix}
              {command}
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </Chat>
      <More to="/features/economy">Economy →</More>
    </Room>
  );
}
