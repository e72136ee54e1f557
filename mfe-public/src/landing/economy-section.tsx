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
          text="Members work, save, trade and spend. Daily transfer limits and a complete log keep it fair. Try it in the chat."
          features={['economy']}
        />
        <EconomyDemo />
      </Split>
    </Section>
  );
}
