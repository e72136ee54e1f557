import type { PaymentStateRow } from '@portico/contracts/rules/payment-state-row';

const SALES: Record<PaymentStateRow['sales'], string> = {
  none: 'not counted',
  sold: 'sold, less what was paid back',
  returned: 'paid back',
  lost: 'lost',
};

/** `docs/payment-states.md`, which `npm run answers` writes; not formatted. */
export function paymentStatesDocument(
  states: Readonly<Record<string, PaymentStateRow>>,
): Record<string, string> {
  const rows = Object.entries(states).map(([state, row]) =>
    [
      `\`${state}\``,
      `${row.label} (${row.shownAs})`,
      row.staff,
      row.isUsable ? 'yes' : 'no',
      SALES[row.sales],
      row.mail === null ? '' : `\`${row.mail}\``,
      row.actions.join(', '),
    ].join(' | '),
  );
  return {
    'docs/payment-states.md': `# States of a payment

<!-- Written by \`npm run answers\` from shared/contracts/rules/payment-states.ts; do not edit. -->

A payment is in exactly one of these states. Pages, emails, the back-office and the sales follow from its row. The badge in
parentheses is the one that the specification fixes.

| State | Badge | What the team reads | License valid | Sales | Email | The buyer can |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`,
  };
}
