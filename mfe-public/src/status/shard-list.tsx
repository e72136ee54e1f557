import type { ReactNode } from 'react';
import { Grid, Heading, Stack, Text } from '@portico/ui';
import { UnstyledList } from '../unstyled-list.ts';

const CARD_WIDTH = '240px';

interface ShardListProps {
  isBusy?: boolean;
  /** Beside the heading. */
  tools?: ReactNode;
  /** Instead of the list: none or one line. */
  notes: readonly string[];
  /** List items. */
  children: ReactNode;
}

/** The section of the shards, in the page and in its template. */
export function ShardList({ isBusy, tools, notes, children }: ShardListProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="shard-status">
      <Stack direction="row" gap={3} justify="space-between" align="center" wrap>
        <Heading level={2} id="shard-status">
          Shard Status
        </Heading>
        {tools}
      </Stack>
      {notes.map((words) => (
        <Text key={words} tone="muted">
          {words}
        </Text>
      ))}
      <Grid as={UnstyledList} min={CARD_WIDTH} aria-busy={isBusy}>
        {children}
      </Grid>
    </Stack>
  );
}
