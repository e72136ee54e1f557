import { useBrand } from 'shared/sdk';
import { ButtonLink, Container, Heading, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { EconomyCard } from '../../landing/economy-card.tsx';
import { Hero } from '../../landing/hero.tsx';
import { SectionCard } from '../../landing/section-card.tsx';
import { SECTIONS } from '../../landing/sections.ts';

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--space-5);
  padding-block: var(--space-8);
`;

const Closing = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-4);
  border-top: 1px solid var(--color-border);
  text-align: center;
`;

/** `/`: what the bot is and all that it does (spec 0 §2). */
export default function HomePage() {
  const { name, inviteUrl } = useBrand();
  return (
    <>
      <Hero />
      <Sections>
        {SECTIONS.map((section) => (
          <SectionCard key={section.title} section={section} />
        ))}
        <EconomyCard />
      </Sections>
      <Closing>
        <Heading level={2}>Bring {name} to your server</Heading>
        <Text tone="muted">Free to add. Set up in a minute.</Text>
        <ButtonLink to={inviteUrl} newTab>
          Add to Discord
        </ButtonLink>
      </Closing>
    </>
  );
}
