import type { LandingSection } from '@portico/contracts/pack/landing';
import { styled } from 'styled-components';
import { CardSection } from './card-section.tsx';
import { ClosingSection } from '../closing-section.tsx';
import { EconomySection } from './economy-section.tsx';
import type { EconomyView } from './economy-section.tsx';
import { Hero } from './hero.tsx';
import type { HeroView } from './hero.tsx';
import { PointsSection } from './points-section.tsx';
import { QuestionsSection } from './questions-section.tsx';

const Band = styled.div`
  border-block: 1px solid var(--color-border);
  background: var(--color-bg-raised);
`;

type SectionView = Omit<LandingSection, 'economy' | 'hero'> & {
  economy?: EconomyView[];
  hero?: HeroView[];
};

/** The landing page: the sections of the site pack, in its order (spec 0 §2). */
export function LandingScreen({ sections }: { sections: SectionView[] }) {
  return sections.map(({ hero, points, cards, economy, questions, closing }, index) => [
    hero?.map((section) => <Hero key={index} {...section} />),
    points?.map((section) => <PointsSection key={index} {...section} />),
    cards?.map((section) => (
      <Band key={index}>
        <CardSection {...section} />
      </Band>
    )),
    economy?.map((section) => <EconomySection key={index} {...section} />),
    questions?.map((section) => <QuestionsSection key={index} {...section} />),
    closing?.map((section) => <ClosingSection key={index} {...section} />),
  ]);
}
