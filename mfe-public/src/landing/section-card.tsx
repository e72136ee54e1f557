import { Link } from 'shared/sdk';
import { Card, Heading } from 'shared/ui';
import { styled } from 'styled-components';
import { FEATURE_LABELS } from '../features/features.ts';
import type { LandingSection } from './sections.ts';

const Room = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: 2px var(--space-3);
    border-radius: var(--radius-full);
    background: var(--color-bg-sunken);
    font-size: 0.8125rem;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-top: auto;

  & > a {
    padding-block: var(--space-1);
    color: var(--color-link);
    font-weight: 600;
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
  }
`;

/** One section of the landing page. */
export function SectionCard({ section }: { section: LandingSection }) {
  const { title, text, points, features } = section;
  return (
    <Room forwardedAs="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <p>{text}</p>
      <Points>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Links>
        {features.map((name) => (
          <Link key={name} to={`/features/${name}`}>
            {FEATURE_LABELS[name]} →
          </Link>
        ))}
      </Links>
    </Room>
  );
}
