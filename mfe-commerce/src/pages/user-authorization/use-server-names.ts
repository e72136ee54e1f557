import { useEffect, useState } from 'react';
import type { AuthorizedServer, ServerName } from '@portico/contracts/servers/schema';
import { useCommerceServerLazy } from '../../purchases/purchases.api.ts';

/** Names and icons of servers by id; each server is fetched once (spec 1 §3). */
export function useServerNames(
  servers: readonly AuthorizedServer[],
): ReadonlyMap<string, ServerName> {
  const [names, setNames] = useState<ReadonlyMap<string, ServerName>>(new Map());
  const [load] = useCommerceServerLazy();
  const ids = servers.map(({ guild_id: id }) => id).join(' ');
  useEffect(() => {
    let isMounted = true;
    for (const id of ids.split(' ').filter(Boolean)) {
      void load(id, true).then(({ data }) => {
        if (data && isMounted) setNames((before) => new Map([...before, [id, data]]));
      });
    }
    return () => {
      isMounted = false;
    };
  }, [ids, load]);
  return names;
}
