import { isSilent, totalsOf } from '@portico/contracts/rules/growth';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { shardsAnswer } from '../status/answers.ts';
import { usePublicShardsQuery } from '../status/status.api.ts';
import { useWhileVisible } from '../status/use-while-visible.ts';
import { useRollingNumber } from './use-rolling-number.ts';

const REFRESH_MS = 60_000;

/** Current servers, users and latency; refetched while the page is visible. */
export function Figures() {
  const query = usePublicShardsQuery();
  useWhileVisible(REFRESH_MS, () => void query.refetch());
  const shards = shardsAnswer(query);
  const totals = shards.state === 'loaded' ? totalsOf(shards.data) : undefined;
  // Unknown figures are not shown: those of a silent bot, and zeros.
  const figures: [label: string, value: number, unit?: string][] =
    totals && !isSilent(totals) && totals.servers > 0
      ? [
          ['Servers', totals.servers],
          ['Users', totals.users],
          ['Avg. Latency', totals.latency, ' ms'],
        ]
      : [];
  return figures.map(([label, value, unit]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <RollingNumber value={value} unit={unit} />
      </dd>
    </div>
  ));
}

/** One text, so that translation does not part the figure from its unit. */
function RollingNumber({ value, unit = '' }: { value: number; unit?: string | undefined }) {
  return `${formatThousands(useRollingNumber(value))}${unit}`;
}
