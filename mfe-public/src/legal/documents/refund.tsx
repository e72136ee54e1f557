import { IfBrand, Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/** The refund guarantee and its limits (spec 0 §9, spec 1 §1, §9). */
export const REFUND: LegalContent = {
  summary: [
    '7-day money-back guarantee from the day of the purchase.',
    'Refunds are denied after a full 24 hour cycle of use. Support decides about exceptions.',
    'We reply within 24 hours, and refund the original payment method.',
  ],
  sections: [
    {
      id: 'the-guarantee',
      heading: 'The guarantee',
      body: (
        <p>
          You can request a refund within 7 days of the purchase, for any reason. This applies to
          every plan. For slots that you buy later, the 7 days start with that purchase.
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
            active on servers for a full 24 hours in total, the guarantee ends and support decides.
          </p>
          <ul>
            <li>The time that a slot was active is added up across servers.</li>
            <li>Moving a slot to another server does not reset the time.</li>
            <li>A slot that was never authorized has no active time.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'not-refunded',
      heading: 'What is not refunded',
      body: (
        <ul>
          <li>Purchases older than 7 days.</li>
          <li>Licenses that ended because of a violation of the terms.</li>
          <li>Currency in the economy, which is never sold for money.</li>
        </ul>
      ),
    },
    {
      id: 'how-to-ask',
      heading: 'How to request a refund',
      body: (
        <>
          <p>
            Write to us
            <IfBrand has="supportUrl"> or open a ticket in the support server</IfBrand>, and include
            your invoice number. You can find it on the invoice and in the list of your{' '}
            <Link to="/user/invoices">invoices</Link>. We reply within 24 hours, in English or
            German.
          </p>
          <p>
            We refund the original payment method. It usually takes 5 to 10 days, depending on your
            bank or wallet. The license ends with the refund: its servers are no longer authorized,
            and the invoice is marked as refunded.
          </p>
        </>
      ),
    },
    {
      id: 'consumers',
      heading: 'Consumers in the European Union',
      body: (
        <p>
          At checkout, you agree that we supply the license immediately and that your right of
          withdrawal then ends. This guarantee is in addition to your legal rights, and does not
          limit them.
        </p>
      ),
    },
    {
      id: 'disputes',
      heading: 'Disputes with your bank',
      body: (
        <p>
          Please contact us before you dispute a payment. We reply faster than a bank does. While a
          payment is disputed, the license is suspended.
        </p>
      ),
    },
  ],
};
