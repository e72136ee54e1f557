import { Activity } from 'lucide-react';
import { componentView } from '@portico/contracts/rules/status/component-view';
import { IfPage, Link } from '@portico/sdk';
import { useCommerceComponentsQuery } from '../../store/store.api.ts';

/** The component that buyers pay for. */
const BOT = 'gateway';

/** What the status page has measured, an entry of a list; nothing while that is unknown. */
export function MeasuredUptime() {
  const { data } = useCommerceComponentsQuery();
  const bot = data?.components.find(({ id }) => id === BOT);
  if (!bot || bot.uptime === null) return null;
  const { share, period } = componentView(bot);
  return (
    <IfPage path="/status">
      <li>
        <Activity size={18} aria-hidden="true" />
        <Link to="/status">
          {share} {period}
        </Link>
      </li>
    </IfPage>
  );
}
