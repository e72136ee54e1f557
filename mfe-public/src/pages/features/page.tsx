import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { FeatureCard } from '../../features/feature-card.tsx';
import { FEATURE_GROUPS } from '../../features/groups.ts';
import { PageContainer } from '../../page-container.ts';
import { PageHeader } from '../../page-header.tsx';
import { UnstyledList } from '../../unstyled-list.ts';

const Group = styled.section`
  display: grid;
  gap: var(--space-4);
`;

/** Groups of two or four features fill rows of two, the group of three a row of three. */
const Cards = styled(UnstyledList)<{ $columns: number }>`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1100px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** `/features`: all features, by the task that they solve. */
export default function FeaturesPage() {
  const { name, inviteUrl } = useBrand();
  return (
    <PageContainer>
      <PageHeader title="Features">
        Everything that {name} does for your server. Each page shows how it works and which commands
        set it up.
      </PageHeader>
      {FEATURE_GROUPS.map(({ title, text, features }) => (
        <Group key={title}>
          <Stack gap={1}>
            <Heading level={2}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          <Cards $columns={features.length === 3 ? 3 : 2}>
            {features.map((feature) => (
              <li key={feature}>
                <FeatureCard name={feature} />
              </li>
            ))}
          </Cards>
        </Group>
      ))}
      <Stack direction="row" gap={3} wrap>
        <IfBrand has="inviteUrl">
          <ButtonLink to={inviteUrl} newTab size="l">
            Add to Discord
          </ButtonLink>
        </IfBrand>
        <ButtonLink to="/commands" size="l" variant="secondary">
          See all commands
        </ButtonLink>
      </Stack>
    </PageContainer>
  );
}
