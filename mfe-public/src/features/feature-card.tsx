import { ArrowRight } from 'lucide-react';
import { Link } from '@portico/sdk';
import { Heading, PathIcon } from '@portico/ui';
import { styled } from 'styled-components';
import type { FeatureCard as Card } from '@portico/contracts/features/schema';
import { PremiumNote } from './premium-note.tsx';
import { featurePath } from './paths.ts';

const CardLink = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  height: 100%;
  padding: var(--card-padding);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: var(--color-accent);
    background: var(--color-surface-hover);
  }

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

const TitleRow = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);

  & > span {
    display: grid;
    place-items: center;
    height: 44px;
    border-radius: var(--radius-m);
    background: var(--color-accent-soft);
    color: var(--color-link);
  }

  & > svg {
    color: var(--color-text-faint);
  }
`;

/** A link to a feature's page with its icon and promise. */
export function FeatureCard({ name, label, lead, icon, premium }: Card) {
  return (
    <CardLink to={featurePath(name)}>
      <TitleRow>
        <span aria-hidden="true">
          <PathIcon path={icon} size={22} />
        </span>
        <Heading level={3} size="m">
          {label}
        </Heading>
        <ArrowRight size={18} aria-hidden="true" />
      </TitleRow>
      <p>{lead}</p>
      {premium.map((what) => (
        <PremiumNote key={what} what={what} />
      ))}
    </CardLink>
  );
}
