import type { LegalContent } from '../legal-content.ts';

/** Fair play in the economy (spec 0 §2, §9). */
export const ECONOMY_RULES: LegalContent = {
  summary: [
    'One person plays with one account, by hand.',
    'At most 10 Million can be transferred a day.',
    'The currency is for playing: it is never sold for money.',
  ],
  sections: [
    {
      id: 'fair-play',
      heading: 'Fair play',
      body: (
        <>
          <p>The economy is a game among people. It stays one if everybody keeps to this:</p>
          <ul>
            <li>One person, one account. Second accounts to earn more are not allowed.</li>
            <li>You play yourself. Scripts, macros and programs that type for you are cheating.</li>
            <li>
              A fault is reported, not used. Whoever reports one keeps what it brought by accident
              and may expect thanks.
            </li>
            <li>Do not beg, threaten or trick others out of what they own.</li>
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
            The daily limit for transfers is 10 Million. It counts everything that an account sends
            within a day, whoever receives it.
          </p>
          <p>
            Getting around the limit counts as cheating, for both sides: by splitting a transfer
            over several accounts or people, or by losing to each other on purpose.
          </p>
          <p>A transfer cannot be taken back. Look twice at the name and at the amount.</p>
        </>
      ),
    },
    {
      id: 'trading',
      heading: 'Trading for money',
      body: (
        <p>
          The currency and everything in the shop exist in the game alone and have no value in
          money. Selling, buying or exchanging them for money, gift cards, accounts, boosts or goods
          outside of the bot is forbidden, and so is offering it.
        </p>
      ),
    },
    {
      id: 'gambling',
      heading: 'Games of chance',
      body: (
        <p>
          Bets are made with the game’s currency alone. Results are drawn at random and are final. A
          game that was interrupted by a fault of ours is paid back.
        </p>
      ),
    },
    {
      id: 'consequences',
      heading: 'Consequences',
      body: (
        <>
          <p>
            Every movement is on record, and the team may look at the record of an account. Whoever
            breaks these rules may, by the weight of it:
          </p>
          <ul>
            <li>be warned;</li>
            <li>lose what was gained against the rules, wherever it went;</li>
            <li>be set back to zero;</li>
            <li>be shut out of the economy, for a time or for good.</li>
          </ul>
          <p>Whoever believes that this was a mistake can ask in the support server.</p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          Prices, wages, odds and limits are balanced from time to time, and seasons may begin anew.
          The date above says when these rules last changed.
        </p>
      ),
    },
  ],
};
