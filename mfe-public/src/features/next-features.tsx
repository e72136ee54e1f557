import { ArrowRight } from 'lucide-react';
import { Link, IfPage } from '@portico/sdk';
import { Container, Heading } from '@portico/ui';
import { styled } from 'styled-components';
import type { FeatureCard } from '@portico/contracts/features/schema';
import { featurePath } from './paths.ts';

const FeaturesBand = styled.div`
  border-top: 1px solid var(--color-border);
  background: var(--color-bg-raised);

  &:not(:has(li)) {
    display: none;
  }
`;

const Inner = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--section-gap);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > a {
    color: var(--color-link);
    font-weight: 600;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const FeatureLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 0 var(--space-3);
  height: 100%;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: var(--color-accent);
    background: var(--color-surface-hover);
  }

  & > strong {
    font-weight: 600;
  }

  & > small {
    grid-column: 1;
    color: var(--color-text-muted);
    font-size: var(--text-3);
  }

  & > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--color-text-faint);
  }
`;

/** Links to the other features. */
export function NextFeatures({ features }: { features: readonly FeatureCard[] }) {
  return (
    <FeaturesBand>
      <Inner as="nav" aria-label="Other features">
        <Head>
          <Heading level={2}>Explore more features</Heading>
          <IfPage path="/features">
            <Link to="/features">All features</Link>
          </IfPage>
        </Head>
        <List>
          {features.map(({ name, label, hint }) => (
            <li key={name}>
              <FeatureLink to={featurePath(name)}>
                <strong>{label}</strong>
                <small>{hint}</small>
                <ArrowRight size={16} aria-hidden="true" />
              </FeatureLink>
            </li>
          ))}
        </List>
      </Inner>
    </FeaturesBand>
  );
}
