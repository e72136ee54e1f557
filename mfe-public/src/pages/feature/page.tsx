import { Link, useBrand, useParams } from 'shared/sdk';
import { ButtonLink, Card, Heading, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { FEATURES } from '../../features/features.ts';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: start;
  gap: var(--space-5);
`;

const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: 1.0625rem;
  line-height: 1.7;

  & > p {
    margin: 0;
  }
`;

const Commands = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;

  & dt {
    font-family: var(--font-mono);
    font-size: 0.9375rem;
    font-weight: 600;
  }

  & dd {
    margin: 2px 0 0;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-bg-sunken);
    font-family: var(--font-mono);
    font-size: 0.875rem;
  }
`;

const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);

  & a {
    padding-block: var(--space-1);
    color: var(--color-link);
  }
`;

/** `/features/{name}`: one feature, its example commands and its words (spec 0 §2). */
export default function FeaturePage() {
  const { name } = useParams();
  const { prefix, inviteUrl } = useBrand();
  const feature = FEATURES.find((each) => each.name === name);
  if (!feature) return null;
  const { label, hint, text, commands, vocabulary } = feature;
  return (
    <PageRoom>
      <PageHeader title={label}>{hint}.</PageHeader>
      <Columns>
        <Stack gap={5}>
          <Prose>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Stack direction="row" gap={3} wrap>
            <ButtonLink to={inviteUrl} newTab>
              Add to Discord
            </ButtonLink>
            <ButtonLink to="/commands" variant="secondary">
              All commands
            </ButtonLink>
          </Stack>
        </Stack>
        <Stack gap={4}>
          <Card as="section">
            <Stack gap={4}>
              <Heading level={2} size="m">
                Example commands
              </Heading>
              <Commands>
                {commands.map(([command, effect]) => (
                  <div key={command}>
                    <dt>
                      {prefix}
                      {command}
                    </dt>
                    <dd>{effect}</dd>
                  </div>
                ))}
              </Commands>
            </Stack>
          </Card>
          {vocabulary && (
            <Card as="section">
              <Stack gap={4}>
                <Heading level={2} size="m">
                  {vocabulary.title}
                </Heading>
                <Words>
                  {vocabulary.words.map((word) => (
                    <li key={word}>{word}</li>
                  ))}
                </Words>
              </Stack>
            </Card>
          )}
        </Stack>
      </Columns>
      <Stack gap={3}>
        <Text tone="muted">Other features</Text>
        <Others aria-label="Other features">
          {FEATURES.filter((each) => each !== feature).map((each) => (
            <Link key={each.name} to={`/features/${each.name}`}>
              {each.label}
            </Link>
          ))}
        </Others>
      </Stack>
    </PageRoom>
  );
}
