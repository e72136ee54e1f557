import { withoutCommandSign } from '@portico/contracts/rules/commands/typed-word';
import type { SectionOf } from '@portico/contracts/pack/landing';
import { formatThousands } from '@portico/sdk/rules/numbers';

/** What the demo is about. `jobs` pay in turn, not at random, so that screenshots of the page are equal. */
export type Economy = Pick<SectionOf<'economy'>, 'currency' | 'cash' | 'card' | 'jobs' | 'wares'>;

/** A player of the demo. Stays in memory. */
export interface Player {
  cash: number;
  card: number;
  shifts: number;
  owned: readonly string[];
}

/** The amounts of a balance, as they are shown. */
export interface Balance {
  cash: string;
  card: string;
}

export const newPlayer = ({ cash, card }: Economy): Player => ({
  cash,
  card,
  shifts: 0,
  owned: [],
});

export interface Turn {
  player: Player;
  /** `title` is shown in bold above `text`. */
  answer: { title: string; text: string; tone?: 'success' | 'danger' };
}

/** Commands of the demo, for its buttons and its help. */
export const DEMO_COMMANDS = ['work', 'balance', 'shop'] as const;

/**
 * Runs one command of the economy demo.
 * @param typed the visitor's input, with or without the prefix
 */
export function play(economy: Economy, player: Player, typed: string, prefix: string): Turn {
  const text = typed.trim().toLowerCase();
  const own = text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
  const [name = '', ...rest] = (own ?? withoutCommandSign(text, prefix)).split(/\s+/);
  if (name === 'work' || name === 'w') return work(economy, player);
  if (name === 'balance' || name === 'bal')
    return { player, answer: balanceAnswer(balanceOf(player), player.owned) };
  if (name === 'shop') return { player, answer: shop(economy, prefix) };
  if (name === 'buy') return buy(economy, player, rest.join(' '), prefix);
  const known = [...DEMO_COMMANDS.map((each) => prefix + each), `${prefix}buy 1`].join('  ');
  return {
    player,
    answer: { title: 'This demo knows', text: known, tone: 'danger' },
  };
}

function work({ jobs, currency }: Economy, player: Player): Turn {
  const { text: job, pay } = jobs[player.shifts % jobs.length] ?? { text: 'You worked', pay: 100 };
  const next = { ...player, cash: player.cash + pay, shifts: player.shifts + 1 };
  return {
    player: next,
    answer: {
      title: `${job} and earned ${pay} ${currency}.`,
      text: `You now carry ${formatThousands(next.cash)} ${currency}.`,
      tone: 'success',
    },
  };
}

export const balanceOf = ({ cash, card }: Pick<Player, 'cash' | 'card'>): Balance => ({
  cash: formatThousands(cash),
  card: formatThousands(card),
});

export function balanceAnswer(
  { cash, card }: Balance,
  owned: readonly string[] = [],
): Turn['answer'] {
  const lines = [`Cash  ${cash}`, `Card  ${card}`];
  if (owned.length > 0) lines.push(`Bag  ${owned.join(', ')}`);
  return { title: 'Your balance', text: lines.join('\n') };
}

function shop({ wares }: Economy, prefix: string): Turn['answer'] {
  const lines = wares.map(
    ({ name, price }, index) => `${index + 1}. ${name}  ·  ${formatThousands(price)}`,
  );
  return { title: 'Shop', text: [...lines, `Buy with ${prefix}buy and its number.`].join('\n') };
}

function buy({ wares, currency }: Economy, player: Player, choice: string, prefix: string): Turn {
  const ware = wares[Number(choice) - 1] ?? wares.find(({ name }) => name.toLowerCase() === choice);
  const reject = (title: string, text: string): Turn => ({
    player,
    answer: { title, text, tone: 'danger' },
  });
  if (!ware) return reject('The shop does not have that.', `Look around with ${prefix}shop.`);
  const { name, price } = ware;
  if (player.owned.includes(name))
    return reject(`You own the ${name} already.`, 'You already own it.');
  const money = player.cash + player.card;
  if (money < price) {
    const missing = formatThousands(price - money);
    return reject(
      `The ${name} is too dear.`,
      `You lack ${missing} ${currency}: ${prefix}work helps.`,
    );
  }
  const fromCash = Math.min(player.cash, price);
  const next = {
    ...player,
    cash: player.cash - fromCash,
    card: player.card - (price - fromCash),
    owned: [...player.owned, name],
  };
  return {
    player: next,
    answer: {
      title: `The ${name} is yours.`,
      text: `${formatThousands(price)} ${currency} spent, ${formatThousands(next.cash + next.card)} left.`,
      tone: 'success',
    },
  };
}
