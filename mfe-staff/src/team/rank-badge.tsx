import { rankWords } from '@portico/contracts/rules/team/groups';
import { Badge } from '@portico/ui';
import { useStaffRanksQuery } from './ranks.api.ts';

/** A rank in its color. @param rank of a member, or for commands */
export function RankBadge({ rank }: { rank: string | null | undefined }) {
  const { data } = useStaffRanksQuery();
  const look = data ? rankWords({ rank }, data).look : 'plain';
  return <Badge tone={look === 'plain' ? 'neutral' : look}>{rank ?? 'None'}</Badge>;
}
