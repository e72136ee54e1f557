import { useBrand } from 'shared/sdk';
import { ButtonLink, Heading, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { CardSection } from '../../landing/card-section.tsx';
import { COMMUNITY, EVERYDAY } from '../../landing/cards.ts';
import { EconomySection } from '../../landing/economy-section.tsx';
import { Hero } from '../../landing/hero.tsx';
import { SecuritySection } from '../../landing/security-section.tsx';

const Band = styled.div`
  border-block: 1px solid var(--color-border);
  background: var(--color-bg-raised);
`;

const Closing = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: clamp(56px, 8vw, 96px) var(--space-4);
  border-top: 1px solid var(--color-border);
  background: radial-gradient(
    60% 120% at 50% 120%,
    color-mix(in oklab, var(--color-accent) 30%, transparent),
    transparent 70%
  );
  text-align: center;
`;

/** `/`: what the bot is and all that it does (spec 0 §2). */
export default function HomePage() {
  const { name, inviteUrl } = useBrand();
  return (
    <>
      <Hero />
      <SecuritySection />
      <Band>
        <CardSection title="Made for your community" cards={COMMUNITY} />
      </Band>
      <EconomySection />
      <Band>
        <CardSection title="For every day" cards={EVERYDAY} />
      </Band>
      <Closing>
        <Heading level={2} size="xl">
          Bring {name} to your server
        </Heading>
        <Text tone="muted" size="l">
          Free to add. Set up in a minute.
        </Text>
        <ButtonLink to={inviteUrl} newTab size="l">
          Add to Discord
        </ButtonLink>
      </Closing>
    </>
  );
}
