import { formatThousands } from '@portico/sdk/rules/numbers';
import { isSilent, totalsOf } from '../growth.ts';
import { componentView } from './component-view.ts';

interface Figure {
  value: string;
  /** What was measured. */
  about?: string;
}

/**
 * Figures of the bot that a page may claim. What nobody has measured is left out, and so are the last totals of
 * a silent bot.
 * @param bot the component that is measured by the bot's reports
 */
export function statusFigures(
  shards: Parameters<typeof totalsOf>[0],
  bot: Parameters<typeof componentView>[0] | undefined,
): Partial<Record<'servers' | 'users' | 'uptime', Figure>> {
  const totals = totalsOf(shards);
  const knows = totals.servers > 0 && !isSilent(totals);
  return {
    ...(knows && {
      servers: { value: formatThousands(totals.servers) },
      users: { value: formatThousands(totals.users) },
    }),
    ...(bot && bot.uptime !== null && { uptime: uptimeFigure(bot) }),
  };
}

function uptimeFigure(bot: Parameters<typeof componentView>[0]): Figure {
  const { name, share, period, coverage } = componentView(bot);
  return { value: share, about: `${name}: ${share} ${period}. ${coverage}.` };
}
