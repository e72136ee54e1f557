import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Heading } from '@portico/ui';
import { featurePath } from '../features/paths.ts';
import { Intro, MoreLink } from './section.styles.ts';

export interface FeatureName {
  /** As in the address of its page. */
  name: string;
  label: string;
}

/** Link to the page of a feature. */
export function FeatureLink({ name, label }: FeatureName) {
  return (
    <MoreLink to={featurePath(name)}>
      {label}
      <ArrowRight size={16} aria-hidden="true" />
    </MoreLink>
  );
}

interface SectionIntroProps {
  title: string;
  text: string;
  features: readonly FeatureName[];
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
        {features.map((feature) => (
          <FeatureLink key={feature.name} {...feature} />
        ))}
      </div>
    </Intro>
  );
}
