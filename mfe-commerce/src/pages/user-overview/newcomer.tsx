import { Gift, ShoppingBag } from 'lucide-react';
import { IfPage, useBrand } from '@portico/sdk';
import { ButtonLink, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
  }

  & > li::before {
    display: grid;
    place-items: center;
    height: 32px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    color: var(--color-text-muted);
    font-size: var(--text-3);
    font-weight: 700;
    content: counter(step);
    counter-increment: step;
  }
`;

/** Where somebody without a license begins. */
export function Newcomer() {
  const { name: bot } = useBrand();
  return (
    <Stack gap={4}>
      <Text tone="muted">You have no license yet.</Text>
      <Steps aria-label="How it works">
        <li>Choose a plan and pay once</li>
        <li>Choose the servers that it covers</li>
        <li>{`Invite ${bot} and type your first command`}</li>
      </Steps>
      <Stack direction="row" gap={3} wrap>
        <IfPage path="/store">
          <ButtonLink to="/store">
            <ShoppingBag size={18} aria-hidden="true" /> Visit the Store
          </ButtonLink>
        </IfPage>
        <IfPage path="/redeem">
          <ButtonLink to="/redeem" variant="secondary">
            <Gift size={18} aria-hidden="true" /> Redeem a Gift
          </ButtonLink>
        </IfPage>
      </Stack>
    </Stack>
  );
}
