import type { Plan } from '@portico/contracts/store/schema';
import { coversServers, isPerServer } from '@portico/contracts/store/plans';
import { useSearchParams } from '@portico/sdk';

/** A plan that a visitor wants to buy, for a number of servers. */
export interface Choice {
  plan: Plan;
  servers: number;
}

/** Path that shows the store with a choice. */
function pathOf({ plan, servers }: Choice): string {
  const search = new URLSearchParams({ plan: plan.id });
  if (servers > plan.servers) search.set('servers', String(servers));
  return `/store?${search.toString()}`;
}

/**
 * The choice in the address, so that it survives a sign-in, a reload and the way back from the payment page. A plan
 * or a number that is not sold is none.
 */
export function useChoice(plans: readonly Plan[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const plan = plans?.find(({ id }) => id === search.get('plan'));
  const initialServers = Number(search.get('servers'));
  const isValid = plan && isPerServer(plan) && coversServers(plan, initialServers);
  const chosen: Choice | undefined = plan && {
    plan,
    servers: isValid ? initialServers : plan.servers,
  };
  return {
    chosen,
    initialServers,
    pathOf,
    choose: (choice: Choice) => setSearch(pathOf(choice).split('?')[1] ?? '', { replace: true }),
    clear: () => {
      const rest = new URLSearchParams(search);
      rest.delete('plan');
      rest.delete('servers');
      setSearch(rest, { replace: true });
    },
  };
}
