import { category } from './table.ts';

/** Internal category shown as Economy (spec 0 §3). */
export const economy = category(
  'economy',
  `
  balance | Shows the cash in your pocket and on your card | none | [user] | bal, cash
  work | Earns a little money every hour at your job | none | none
  job | Shows the jobs that are open to you, or takes one | none | [job]
  daily | Collects a daily bonus that grows with your streak | none | none
  weekly | Collects a bonus once a week | none | none
  deposit | Moves cash onto your card, where nobody can rob it | none | <amount or all> | dep
  withdraw | Takes money off your card | none | <amount or all> | with
  transfer | Sends money to somebody, within the daily limit | none | <user> <amount> | pay
  rob | Tries to steal cash from somebody, who may catch you | none | <user>
  crime | Takes a risk for more money than work pays | none | none
  fish | Casts a line; rare catches sell for more | none | none
  shop | Browses what money can buy | none | [page]
  buy | Buys something from the shop | none | <item> [amount]
  sell | Sells something from your inventory | none | <item> [amount]
  inventory | Lists what you own | none | [user] | inv
  use | Uses something from your inventory | none | <item>
  slots | Pulls the lever of the slot machine | none | <bet>
  blackjack | Plays a hand against the dealer | none | <bet> | bj
  roulette | Bets on a number, a colour or a dozen | none | <bet> <field>
  coinflip | Bets on one side of a coin | none | <bet> <heads or tails> | cf
  dice | Bets that your roll beats the dealer's | none | <bet>
  lottery | Buys a ticket for tonight's draw | none | [tickets]
  rich | Ranks the richest users everywhere or on this server | none | [server] | baltop
  `,
);
