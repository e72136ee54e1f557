import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'shared/sdk';
import { Container, Heading } from 'shared/ui';
import { styled } from 'styled-components';
import { FEATURE_LABELS } from '../features/menu.ts';

/** The room of a landing section. */
export const Section = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: clamp(40px, 6vw, 72px);
`;

/** Words beside a picture; one above the other on narrow screens. */
export const Split = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-6) var(--space-8);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);

  & > p {
    max-width: 56ch;
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-6);
    line-height: 1.65;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  color: var(--color-link);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** The link to a feature's page. */
export function FeatureLink({ name }: { name: string }) {
  return (
    <More to={`/features/${name}`}>
      {FEATURE_LABELS[name]}
      <ArrowRight size={16} aria-hidden="true" />
    </More>
  );
}

interface SectionWordsProps {
  title: string;
  text: string;
  /** Names of feature pages. */
  features: readonly string[];
  children?: ReactNode;
}

/** What a section tells, with links to its feature pages. */
export function SectionWords({ title, text, features, children }: SectionWordsProps) {
  return (
    <Words>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <p>{text}</p>
      {children}
      <div>
        {features.map((name) => (
          <FeatureLink key={name} name={name} />
        ))}
      </div>
    </Words>
  );
}
