import { IfBrand, useBrand, IfPage } from '@portico/sdk';
import { ButtonLink, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { Features } from '@portico/contracts/features/schema';
import { FeatureCard } from './feature-card.tsx';
import { PageContainer } from '../page-container.ts';
import { PageHeader } from '../page-header.tsx';
import { UnstyledList } from '../unstyled-list.ts';

const Group = styled.section`
  display: grid;
  gap: var(--space-4);
`;

/** Two or three in a row; a group of two or four fills rows of two. */
const Cards = styled(UnstyledList)`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1100px) {
    &:has(> :nth-child(3):last-child),
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** All features, by the task that they solve. */
export function FeaturesScreen({ title, intro, groups }: Features) {
  const { inviteUrl } = useBrand();
  return (
    <PageContainer>
      <PageHeader title={title}>{intro}</PageHeader>
      {groups.map((group) => (
        <Group key={group.title}>
          <Stack gap={1}>
            <Heading level={2}>{group.title}</Heading>
            <Text tone="muted">{group.text}</Text>
          </Stack>
          <Cards>
            {group.features.map((feature) => (
              <li key={feature.name}>
                <FeatureCard {...feature} />
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
        <IfPage path="/commands">
          <ButtonLink to="/commands" size="l" variant="secondary">
            See All Commands
          </ButtonLink>
        </IfPage>
      </Stack>
    </PageContainer>
  );
}
