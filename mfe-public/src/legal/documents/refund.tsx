import { Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/** The refund guarantee and its limits (spec 0 §9, spec 1 §1, §9). */
export const REFUND: LegalContent = {
  summary: [
    '7-day money-back guarantee from the day of the purchase.',
    'Refunds are denied after a full 24 hour cycle of use; support decides about exceptions.',
    'You hear back within 24 hours, and the money goes back the way it came.',
  ],
  sections: [
    {
      id: 'the-guarantee',
      heading: 'The guarantee',
      body: (
        <p>
          You can ask for your money back within 7 days of the purchase, whatever the reason. This
          holds for each plan and for slots that you bought later, each counted from its own
          purchase.
        </p>
      ),
    },
    {
      id: 'when-it-ends',
      heading: 'When it ends',
      body: (
        <>
          <p>
            Refunds are denied after a full 24 hour cycle: once any slot of the purchase has been
            active on servers for a full 24 hours in total, the guarantee no longer applies and
            support decides.
          </p>
          <ul>
            <li>The time of all servers on which a slot was active is added up.</li>
            <li>Moving a slot to another server does not start the time anew.</li>
            <li>A slot that was never authorized has used no time.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'not-refunded',
      heading: 'What is not refunded',
      body: (
        <ul>
          <li>Purchases that are older than 7 days.</li>
          <li>Licences that ended because the terms were broken.</li>
          <li>Currency of the economy, which is never sold for money.</li>
        </ul>
      ),
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask',
      body: (
        <>
          <p>
            Write to us or open a ticket in the support server, with the number of your invoice. It
            is on the invoice page and in the list of your <Link to="/user/invoices">invoices</Link>
            . You hear back within 24 hours, in English or German.
          </p>
          <p>
            A refund goes the way that the payment came and takes as long as your bank or wallet
            needs, usually 5 to 10 days. With it the licence ends: its servers are no longer
            authorized, and the invoice says that it was refunded.
          </p>
        </>
      ),
    },
    {
      id: 'consumers',
      heading: 'Consumers in the European Union',
      body: (
        <p>
          At checkout you are asked to agree that the licence is supplied at once and that your
          right of withdrawal ends with it. This guarantee is offered besides and takes nothing from
          the rights that the law gives you when something does not work as described.
        </p>
      ),
    },
    {
      id: 'disputes',
      heading: 'Disputes with your bank',
      body: (
        <p>
          Please talk to us before you dispute a payment: we answer faster than a bank does. While a
          payment is disputed, the licence rests.
        </p>
      ),
    },
  ],
};
