import type { Feature } from '@portico/contracts/features/schema';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';
import { ClosingSection } from '../closing-section.tsx';
import { Benefits } from './benefits.tsx';
import { ExampleCommands } from './example-commands.tsx';
import { ExampleMessage } from './example-message.tsx';
import { FeatureHero } from './feature-hero.tsx';
import { NextFeatures } from './next-features.tsx';
import { Steps } from './steps.tsx';
import { Vocabulary } from './vocabulary.tsx';

/** As many cards as a feature has, in two columns of about the same height. */
const Columns = styled(Container)`
  columns: 2 440px;
  column-gap: var(--space-5);
  padding-bottom: var(--section-gap);

  /* Benefits leave the space above, where there are any. */
  section:not(:has(li)) + & {
    padding-top: var(--section-gap);
  }

  & > * {
    break-inside: avoid;
    margin-bottom: var(--space-5);
  }
`;

const NONE: string[] = [];

/** One feature, its example commands and keywords (spec 0 §2). */
export function FeatureScreen(feature: Feature) {
  const { benefits, commands, steps, vocabulary, example, others, closing } = feature;
  return (
    <>
      <FeatureHero {...feature} />
      <Benefits benefits={benefits} />
      <Columns>
        <ExampleCommands commands={commands} />
        <Steps steps={steps} />
        {vocabulary.map((each, index) => (
          <Vocabulary key={index} vocabulary={each} />
        ))}
        {example.map((each, index) => (
          <ExampleMessage key={index} example={each} />
        ))}
      </Columns>
      <NextFeatures features={others} />
      {closing.map((section, index) => (
        <ClosingSection key={index} {...section} promises={NONE} />
      ))}
    </>
  );
}
