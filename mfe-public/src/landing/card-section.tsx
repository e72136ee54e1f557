import { ArrowRight } from 'lucide-react';
import type { SectionOf } from '@portico/contracts/pack/landing';
import { Card, Heading, PathIcon } from '@portico/ui';
import { styled } from 'styled-components';
import { FeatureLink } from './section-intro.tsx';
import { MoreLink, Section } from './section.styles.ts';

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

/** A heading and cards with links to feature pages. */
export function CardSection({ title, cards, more }: SectionOf<'cards'>) {
  return (
    <Section as="section">
      <Head>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {more.map(({ label, to }) => (
          // An address of another site, and the mark of a template, are no paths for the router.
          <MoreLink key={to} {...(to.startsWith('/') ? { to } : { to: '', as: 'a', href: to })}>
            {label}
            <ArrowRight size={16} aria-hidden="true" />
          </MoreLink>
        ))}
      </Head>
      <Cards>
        {cards.map((card) => (
          <FeatureCard key={card.title} padding={5}>
            <Icon aria-hidden="true">
              <PathIcon path={card.icon} size={22} />
            </Icon>
            <Heading level={3} size="m">
              {card.title}
            </Heading>
            <p>{card.text}</p>
            <div>
              {card.features.map((feature) => (
                <FeatureLink key={feature.name} {...feature} />
              ))}
            </div>
          </FeatureCard>
        ))}
      </Cards>
    </Section>
  );
}
