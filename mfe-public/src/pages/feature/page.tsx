import { useParams } from '@portico/sdk';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';
import { Benefits } from '../../features/benefits.tsx';
import { ExampleCommands } from '../../features/example-commands.tsx';
import { ExampleMessage } from '../../features/example-message.tsx';
import { FeatureHero } from '../../features/feature-hero.tsx';
import { FEATURES } from '../../features/menu.ts';
import { NextFeatures } from '../../features/next-features.tsx';
import { Steps } from '../../features/steps.tsx';
import { FEATURE_CONTENT } from '../../features/content.ts';
import { Vocabulary } from '../../features/vocabulary.tsx';

const Columns = styled(Container)`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  padding-bottom: var(--section-gap);

  & > div {
    display: grid;
    gap: var(--space-5);
    min-width: 0;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

/** `/features/{name}`: one feature, its example commands and keywords (spec 0 §2). */
export default function FeaturePage() {
  const { name = '' } = useParams();
  const feature = FEATURES.find((each) => each.name === name);
  const content = FEATURE_CONTENT[name];
  // The route declaration lists the names: any other name gets the 404 page.
  if (!feature || !content) return null;
  return (
    <>
      <FeatureHero feature={feature} content={content} />
      <Benefits benefits={content.benefits} />
      <Columns>
        <div>
          <ExampleCommands commands={content.commands} />
          {content.vocabulary && <Steps steps={content.steps} />}
        </div>
        {content.vocabulary ? (
          <div>
            <Vocabulary vocabulary={content.vocabulary} />
            {content.example && <ExampleMessage example={content.example} />}
          </div>
        ) : (
          <Steps steps={content.steps} />
        )}
      </Columns>
      <NextFeatures current={feature} />
    </>
  );
}
