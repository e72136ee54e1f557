import type { Invoice } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Text } from '@portico/ui';

/** The consent to immediate supply that the buyer gave, with the text shown then. */
export function ConsentNote({ consent }: Pick<Invoice, 'consent'>) {
  if (!consent) return null;
  return (
    <Text tone="muted" size="s">
      On {formatDateTime(consent.at)} you agreed
      {consent.text === null ? ' to immediate supply.' : `: “${consent.text}”`}
    </Text>
  );
}
