import { useBrand, useSession } from 'shared/sdk';
import { Container, Heading, Text } from 'shared/ui';
import { styled } from 'styled-components';

const Header = styled.header`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-6) var(--space-8);
`;

/** `/staff`: welcomes the team to its back-office (spec 1 §2). */
export default function OverviewPage() {
  const { name } = useBrand();
  const { user } = useSession();
  return (
    <Container>
      <Header>
        <Heading level={1}>Overview</Heading>
        <Text tone="muted" size="l">
          {user ? `Welcome, ${user.username}.` : 'Welcome.'} This is the back-office of {name}.
        </Text>
      </Header>
    </Container>
  );
}
