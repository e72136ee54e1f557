import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Card, Heading } from '@portico/ui';
import { styled } from 'styled-components';
import { FeatureLink } from './section-intro.tsx';
import { Section } from './section.styles.ts';

export interface LandingCard {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Slugs of feature pages. */
  features: readonly string[];
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
`;

const FeatureCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    margin-top: auto;
    padding-top: var(--space-2);
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-m);
  background: var(--color-accent-soft);
  color: var(--color-link);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
`;

interface CardSectionProps {
  title: string;
  cards: readonly LandingCard[];
  /** A link beside the heading. */
  more?: ReactNode;
}

/** A heading and cards with links to feature pages. */
export function CardSection({ title, cards, more }: CardSectionProps) {
  return (
    <Section as="section">
      <Head>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {more}
      </Head>
      <Cards>
        {cards.map((card) => (
          <FeatureCard key={card.title} padding={5}>
            <Icon aria-hidden="true">
              <card.icon size={22} />
            </Icon>
            <Heading level={3} size="m">
              {card.title}
            </Heading>
            <p>{card.text}</p>
            <div>
              {card.features.map((name) => (
                <FeatureLink key={name} name={name} />
              ))}
            </div>
          </FeatureCard>
        ))}
      </Cards>
    </Section>
  );
}
