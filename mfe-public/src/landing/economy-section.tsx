import type { SectionOf } from '@portico/contracts/pack/landing';
import { EconomyDemo } from './economy/economy-demo.tsx';
import { SectionIntro } from './section-intro.tsx';
import { Section, Split } from './section.styles.ts';

/** Interactive demo of the economy (spec 0 §2). */
export function EconomySection({ title, text, features, ...economy }: SectionOf<'economy'>) {
  return (
    <Section as="section">
      <Split>
        <SectionIntro title={title} text={text} features={features} />
        <EconomyDemo {...economy} />
      </Split>
    </Section>
  );
}
