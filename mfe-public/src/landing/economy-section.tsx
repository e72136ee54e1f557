import type { SectionOf } from '@portico/contracts/pack/landing';
import { EconomyDemo } from './economy/economy-demo.tsx';
import { balanceOf } from './economy/game.ts';
import type { Balance } from './economy/game.ts';
import { SectionIntro } from './section-intro.tsx';
import { Section, Split } from './section.styles.ts';

/** What the section shows; a template has no numbers, but texts of them. */
export type EconomyView = SectionOf<'economy'> & { balance?: Balance };

/** Interactive demo of the economy (spec 0 §2). */
export function EconomySection(section: EconomyView) {
  const { title, text, features, balance = balanceOf(section), ...economy } = section;
  return (
    <Section as="section">
      <Split>
        <SectionIntro title={title} text={text} features={features} />
        <EconomyDemo {...economy} balance={balance} />
      </Split>
    </Section>
  );
}
