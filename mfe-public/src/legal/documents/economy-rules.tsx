import { IfBrand } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/** Fair play in the economy (spec 0 §2, §9). */
export const ECONOMY_RULES: LegalContent = {
  summary: [
    'One account per person, and no automation.',
    'You can transfer up to 10 Million a day.',
    'The currency is part of a game and is never sold for money.',
  ],
  sections: [
    {
      id: 'fair-play',
      heading: 'Fair play',
      body: (
        <>
          <p>The economy is a game. To keep it fair, everyone follows these rules:</p>
          <ul>
            <li>Use one account. Additional accounts to earn more are not allowed.</li>
            <li>Play yourself. Scripts, macros and programs that type for you are cheating.</li>
            <li>
              Report bugs instead of exploiting them. If you report a bug, you keep what you gained
              from it by accident.
            </li>
            <li>Do not beg, threaten or scam other players.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'transfers',
      heading: 'Transfers',
      body: (
        <>
          <p>
            The daily limit for transfers is 10 Million. It includes everything that an account
            sends within a day, to all recipients.
          </p>
          <p>
            Circumventing the limit is cheating for both sides. This includes splitting a transfer
            across accounts or people, and losing to each other on purpose.
          </p>
          <p>Transfers are final. Check the name and the amount before you send.</p>
        </>
      ),
    },
    {
      id: 'trading',
      heading: 'Trading for money',
      body: (
        <p>
          The currency and the items in the shop exist only in the game and have no monetary value.
          You must not sell, buy or exchange them, or offer to, for money, gift cards, accounts,
          boosts or anything else outside the bot.
        </p>
      ),
    },
    {
      id: 'gambling',
      heading: 'Games of chance',
      body: (
        <p>
          All bets use the game’s currency. Results are random and final. If an error on our side
          interrupts a game, the bet is returned.
        </p>
      ),
    },
    {
      id: 'consequences',
      heading: 'Consequences',
      body: (
        <>
          <p>
            All transactions are logged, and the team may review the log of an account. Depending on
            how serious the violation is, an account may:
          </p>
          <ul>
            <li>be warned;</li>
            <li>lose everything gained by breaking the rules, including transferred amounts;</li>
            <li>be reset to zero;</li>
            <li>be banned from the economy, temporarily or permanently.</li>
          </ul>
          <p>
            If you think this was a mistake, contact us
            <IfBrand has="supportUrl"> in the support server</IfBrand>.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          We adjust prices, wages, odds and limits from time to time, and may start a new season.
          The date above shows when these rules last changed.
        </p>
      ),
    },
  ],
};
