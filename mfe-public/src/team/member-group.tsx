import type { ReactNode } from 'react';
import type { TeamRank } from '@portico/sdk/rules/team/ranks';
import { Heading, Stack, Text } from '@portico/ui';
import { MemberGrid } from './member.styles.ts';
import { TAGLINES } from './ranks.ts';

/** The members of a rank below its heading (spec 0 §2). */
export function MemberGroup({ rank, children }: { rank: TeamRank; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{rank === 'Other' ? rank : `${rank}s`}</Heading>
        {TAGLINES[rank] && <Text tone="muted">{TAGLINES[rank]}</Text>}
      </Stack>
      <MemberGrid>{children}</MemberGrid>
    </Stack>
  );
}
