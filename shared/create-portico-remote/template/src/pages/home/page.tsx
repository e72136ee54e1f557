import { toast, useBrand, useSession } from '@portico/sdk';
import { Button, Container, Heading, Skeleton, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useEventsShardsQuery } from '../../shards.api.ts';

const Content = styled(Container)`
  padding-block: var(--space-8);
`;

/** `/events`. */
export default function HomePage() {
  const { name } = useBrand();
  const { user } = useSession();
  const { data: shards } = useEventsShardsQuery();
  return (
    <Content>
      <Heading level={1}>Events around {name}</Heading>
      <Text>{user ? `You are ${user.username}.` : 'You are not signed in.'}</Text>
      {shards ? <Text>{shards.length} shards are known.</Text> : <Skeleton />}
      <Button onClick={() => toast({ title: 'Hello from mfe-events' })}>Say hello</Button>
    </Content>
  );
}
