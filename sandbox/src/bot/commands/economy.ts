import { category } from './table.ts';

/** Internal category shown as Economy (spec 0 §3). */
export const economy = category(
  'economy',
  `
  balance | Shows your cash and card balance | none | [user] | bal, cash
  work | Earns a little money every hour at your job | none | none
  job | Lists the jobs you can take, or takes one | none | [job]
  daily | Collects a daily bonus that grows with your streak | none | none
  weekly | Collects a bonus once a week | none | none
  deposit | Moves cash to your card, where nobody can steal it | none | <amount or all> | dep
  withdraw | Withdraws money from your card | none | <amount or all> | with
  transfer | Sends money to someone, within the daily limit | none | <user> <amount> | pay
  rob | Tries to steal someone's cash, at the risk of being caught | none | <user>
  crime | Risks a fine for more money than work pays | none | none
  fish | Casts a line; rare catches sell for more | none | none
  shop | Shows the items for sale | none | [page]
  buy | Buys something from the shop | none | <item> [amount]
  sell | Sells something from your inventory | none | <item> [amount]
  inventory | Lists what you own | none | [user] | inv
  use | Uses something from your inventory | none | <item>
  slots | Plays the slot machine | none | <bet>
  blackjack | Plays a hand against the dealer | none | <bet> | bj
  roulette | Bets on a number, a color or a dozen | none | <bet> <field>
  coinflip | Bets on one side of a coin | none | <bet> <heads or tails> | cf
  dice | Bets that your roll beats the dealer's | none | <bet>
  lottery | Buys a ticket for tonight's draw | none | [tickets]
  rich | Ranks the richest users globally or on this server | none | [server] | baltop
  `,
);
