import type { SectionOf } from '@portico/contracts/pack/landing';
import { styled } from 'styled-components';
import { SceneWindow } from '../features/scene.tsx';
import { SectionIntro } from './section-intro.tsx';
import { Section, Split } from './section.styles.ts';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-5);

  & h3 {
    margin: 0 0 var(--space-2);
    font-size: var(--text-6);
  }

  & dl {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding-left: var(--space-4);
    border-left: 2px solid var(--color-accent);
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
    line-height: 1.5;
  }
`;

/** A promise with its points beside a scene, such as the security of a server (spec 0 §2). */
export function PointsSection({ title, text, features, groups, scene }: SectionOf<'points'>) {
  return (
    <Section as="section">
      <Split>
        <SectionIntro title={title} text={text} features={features}>
          <Groups>
            {groups.map((group) => (
              <div key={group.title}>
                <h3>{group.title}</h3>
                <dl>
                  {group.points.map((point) => (
                    <div key={point.title}>
                      <dt>{point.title}</dt>
                      <dd>{point.text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </Groups>
        </SectionIntro>
        {scene.map((each, index) => (
          <SceneWindow key={index} scene={each} />
        ))}
      </Split>
    </Section>
  );
}
