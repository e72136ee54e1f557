import { EconomyDemo } from './economy/economy-demo.tsx';
import { SectionIntro } from './section-intro.tsx';
import { Section, Split } from './section.styles.ts';

/** Interactive demo of the economy (spec 0 §2). */
export function EconomySection() {
  return (
    <Section as="section">
      <Split>
        <SectionIntro
          title="An economy worth playing"
          text="Members work, save, trade and spend, under rules that keep it fair: daily limits on transfers and a log of every movement. Go on, try it: this chat answers."
          features={['economy']}
        />
        <EconomyDemo />
      </Split>
    </Section>
  );
}
