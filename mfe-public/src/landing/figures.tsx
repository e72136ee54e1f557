import { isSilent, totalsOf } from '@portico/sdk/rules/growth';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { shardsAnswer } from '../status/answers.ts';
import { usePublicShardsQuery } from '../status/status.api.ts';
import { useWhileVisible } from '../status/use-while-visible.ts';

const REFRESH_MS = 60_000;

/** Current servers, users and latency; refetched while the page is visible. */
export function Figures() {
  const query = usePublicShardsQuery();
  useWhileVisible(REFRESH_MS, () => void query.refetch());
  const shards = shardsAnswer(query);
  const totals = shards.state === 'loaded' ? totalsOf(shards.data) : undefined;
  // Unknown figures are not shown: those of a silent bot, and zeros.
  const figures: [label: string, value: string][] =
    totals && !isSilent(totals) && totals.servers > 0
      ? [
          ['Servers', formatThousands(totals.servers)],
          ['Users', formatThousands(totals.users)],
          ['Avg. Latency', `${formatThousands(totals.latency)} ms`],
        ]
      : [];
  return figures.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
