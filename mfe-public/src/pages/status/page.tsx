import { useSearchParams } from 'shared/sdk';
import { readShardsAddress } from '../../status/shards-address.ts';
import { ShardsView } from '../../status/shards-view.tsx';
import { StatusView } from '../../status/status-view.tsx';

/** `/status`: what the bot is doing right now, and how it grew (spec 0 §2); or its shards alone. */
export default function StatusPage() {
  const [search] = useSearchParams();
  const shardsOnly = readShardsAddress(search);
  return shardsOnly ? <ShardsView server={shardsOnly.server} /> : <StatusView />;
}
