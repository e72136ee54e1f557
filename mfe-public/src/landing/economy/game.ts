import { withoutCommandSign } from '@portico/contracts/rules/commands/typed-word';
import { formatThousands } from '@portico/sdk/rules/numbers';

/** An item of the demo's shop. */
interface Ware {
  name: string;
  price: number;
}

const SHOP: readonly Ware[] = [
  { name: 'Fishing rod', price: 900 },
  { name: 'Lucky charm', price: 2500 },
  { name: 'Moon villa', price: 25_000 },
];

/** Earnings of `work`, in turn. Not random, so that screenshots of the page are equal. */
const JOBS: readonly [job: string, pay: number][] = [
  ['You watered the moon garden', 420],
  ['You sorted a comet’s mail', 310],
  ['You tuned the station’s piano', 555],
  ['You walked six small dragons', 640],
  ['You painted a crater blue', 275],
];

/** A player of the demo. Stays in memory. */
export interface Player {
  cash: number;
  card: number;
  shifts: number;
  owned: readonly string[];
}

export const NEW_PLAYER: Player = { cash: 1280, card: 15_000, shifts: 0, owned: [] };

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
export function play(player: Player, typed: string, prefix: string): Turn {
  const text = typed.trim().toLowerCase();
  const own = text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
  const [name = '', ...rest] = (own ?? withoutCommandSign(text, prefix)).split(/\s+/);
  if (name === 'work' || name === 'w') return work(player);
  if (name === 'balance' || name === 'bal') return { player, answer: balance(player) };
  if (name === 'shop') return { player, answer: shop(prefix) };
  if (name === 'buy') return buy(player, rest.join(' '), prefix);
  const known = [...DEMO_COMMANDS.map((each) => prefix + each), `${prefix}buy 1`].join('  ');
  return {
    player,
    answer: { title: 'This demo knows', text: known, tone: 'danger' },
  };
}

function work(player: Player): Turn {
  const [job, pay] = JOBS[player.shifts % JOBS.length] ?? ['You worked', 100];
  const next = { ...player, cash: player.cash + pay, shifts: player.shifts + 1 };
  return {
    player: next,
    answer: {
      title: `${job} and earned ${pay} coins.`,
      text: `You now carry ${formatThousands(next.cash)} coins.`,
      tone: 'success',
    },
  };
}

function balance({ cash, card, owned }: Player): Turn['answer'] {
  const lines = [`Cash  ${formatThousands(cash)}`, `Card  ${formatThousands(card)}`];
  if (owned.length > 0) lines.push(`Bag  ${owned.join(', ')}`);
  return { title: 'Your balance', text: lines.join('\n') };
}

function shop(prefix: string): Turn['answer'] {
  const lines = SHOP.map(
    ({ name, price }, index) => `${index + 1}. ${name}  ·  ${formatThousands(price)}`,
  );
  return { title: 'Shop', text: [...lines, `Buy with ${prefix}buy and its number.`].join('\n') };
}

function buy(player: Player, choice: string, prefix: string): Turn {
  const ware = SHOP[Number(choice) - 1] ?? SHOP.find(({ name }) => name.toLowerCase() === choice);
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
    return reject(`The ${name} is too dear.`, `You lack ${missing} coins: ${prefix}work helps.`);
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
      text: `${formatThousands(price)} coins spent, ${formatThousands(next.cash + next.card)} left.`,
      tone: 'success',
    },
  };
}
