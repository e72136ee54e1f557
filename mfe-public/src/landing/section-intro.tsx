import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Heading } from '@portico/ui';
import { FEATURE_LABELS } from '../features/menu.ts';
import { Intro, MoreLink } from './section.styles.ts';

/** Link to the page of a feature. */
export function FeatureLink({ name }: { name: string }) {
  return (
    <MoreLink to={`/features/${name}`}>
      {FEATURE_LABELS[name]}
      <ArrowRight size={16} aria-hidden="true" />
    </MoreLink>
  );
}

interface SectionIntroProps {
  title: string;
  text: string;
  /** Slugs of feature pages. */
  features: readonly string[];
  children?: ReactNode;
}

/** Heading and text of a section, with links to feature pages. */
export function SectionIntro({ title, text, features, children }: SectionIntroProps) {
  return (
    <Intro>
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
    </Intro>
  );
}
