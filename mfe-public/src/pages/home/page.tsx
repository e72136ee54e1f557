import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { CardSection } from '../../landing/card-section.tsx';
import { COMMUNITY, EVERYDAY } from '../../landing/cards.ts';
import { ClosingSection } from '../../landing/closing-section.tsx';
import { EconomySection } from '../../landing/economy-section.tsx';
import { Hero } from '../../landing/hero.tsx';
import { QuestionsSection } from '../../landing/questions-section.tsx';
import { MoreLink } from '../../landing/section.styles.ts';
import { SecuritySection } from '../../landing/security-section.tsx';

const Band = styled.div`
  border-block: 1px solid var(--color-border);
  background: var(--color-bg-raised);
`;

/** `/`: the landing page (spec 0 §2). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <SecuritySection />
      <Band>
        <CardSection title="Made for your community" cards={COMMUNITY} />
      </Band>
      <EconomySection />
      <Band>
        <CardSection
          title="Every day"
          cards={EVERYDAY}
          more={
            <MoreLink to="/features">
              All features
              <ArrowRight size={16} aria-hidden="true" />
            </MoreLink>
          }
        />
      </Band>
      <QuestionsSection />
      <ClosingSection />
    </>
  );
}
