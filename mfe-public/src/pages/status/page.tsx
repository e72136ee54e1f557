import { useSearchParams } from '@portico/sdk';
import { readShardsAddress } from '../../status/shards-address.ts';
import { ShardsView } from '../../status/shards-view.tsx';
import { StatusView } from '../../status/status-view.tsx';

/** `/status`: the bot's current state and growth (spec 0 §2), or only its shards. */
export default function StatusPage() {
  const [search] = useSearchParams();
  const shardsOnly = readShardsAddress(search);
  return shardsOnly ? <ShardsView server={shardsOnly.server} /> : <StatusView />;
}
