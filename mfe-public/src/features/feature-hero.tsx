import { IfBrand, Link, useBrand, IfPage } from '@portico/sdk';
import { ButtonLink, Container, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { PremiumNote } from './premium-note.tsx';
import { SceneWindow } from './scene.tsx';
import type { Feature } from '@portico/contracts/features/schema';
import { categoryPath } from '../commands/paths.ts';

const HeroBand = styled.div`
  border-bottom: 1px solid var(--color-border);
  background: radial-gradient(
    80% 90% at 15% -20%,
    color-mix(in oklab, var(--color-accent) 34%, transparent),
    transparent 70%
  );
`;

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: var(--space-6) var(--space-8);
  padding-block: var(--section-gap);

  & > * {
    min-width: 0;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Words = styled.header`
  display: grid;
  gap: var(--space-4);

  & > p {
    max-width: 52ch;
  }
`;

/** Breadcrumb navigation. */
const Crumbs = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-3);
    list-style: none;
  }

  & li + li::before {
    margin-right: var(--space-2);
    color: var(--color-text-faint);
    content: '/';
  }

  & a {
    color: var(--color-link);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

/** The feature's promise beside its scene. */
export function FeatureHero({ label, lead, premium, category, scene }: Feature) {
  const { name, inviteUrl } = useBrand();
  return (
    <HeroBand>
      <Columns>
        <Words>
          <Crumbs aria-label="Breadcrumb">
            <ol>
              <li>
                <Link to="/">{name}</Link>
              </li>
              <li>
                <IfPage path="/features">
                  <Link to="/features">Features</Link>
                </IfPage>
              </li>
              <li aria-current="page">{label}</li>
            </ol>
          </Crumbs>
          <Heading level={1} size="display">
            {label}
          </Heading>
          <Text tone="muted" size="l">
            {lead}
          </Text>
          {premium.map((what) => (
            <PremiumNote key={what} what={what} />
          ))}
          <Actions>
            <IfBrand has="inviteUrl">
              <ButtonLink to={inviteUrl} newTab size="l">
                Add to Discord
              </ButtonLink>
            </IfBrand>
            <IfPage path="/commands">
              <ButtonLink to={categoryPath(category)} size="l" variant="secondary">
                See All Commands
              </ButtonLink>
            </IfPage>
          </Actions>
        </Words>
        {scene.map((each, index) => (
          <SceneWindow key={index} scene={each} />
        ))}
      </Columns>
    </HeroBand>
  );
}
