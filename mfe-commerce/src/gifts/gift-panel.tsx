import { Copy, Gift } from 'lucide-react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { copyText } from '@portico/sdk';
import { Button, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const Code = styled.code`
  font-size: var(--text-6);
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** The path that a code is given away with. */
export const redeemPath = (code: string): string => `/redeem?code=${encodeURIComponent(code)}`;

/** The code of a gift for its buyer, or what has become of it. */
export function GiftPanel({ invoice }: { invoice: Invoice }) {
  const { gift } = invoice;
  const text = gift && textOf(invoice);
  if (!gift || !text) return null;
  const { code } = gift;
  return (
    <Card as="section" aria-labelledby="gift-title">
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center">
          <Gift size={24} color="var(--color-accent)" aria-hidden="true" />
          <Heading level={2} size="m" id="gift-title">
            Your gift
          </Heading>
        </Stack>
        <Text tone="muted">{text}</Text>
        {code && (
          <>
            <Code>{code}</Code>
            <Stack direction="row" gap={3} wrap>
              <Button
                onClick={() => {
                  const link = window.location.origin + redeemPath(code);
                  void copyText(link, { description: 'The link of the gift' });
                }}
              >
                <Copy size={18} aria-hidden="true" /> Copy Link
              </Button>
              <Button
                variant="secondary"
                onClick={() => void copyText(code, { description: 'The code of the gift' })}
              >
                <Copy size={18} aria-hidden="true" /> Copy Code
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Undefined where the payment has ended, which the invoice says itself. */
function textOf(invoice: Invoice): string | undefined {
  const { gift } = invoice;
  const { isUsable, shownAs } = paymentRow(invoice);
  if (gift?.redeemedAt) {
    return `It was redeemed on ${formatDateTime(gift.redeemedAt)}. The license belongs to the account that redeemed it.`;
  }
  if (gift?.code) {
    return 'Give this code to one person, and to nobody else: it can be redeemed once, by any account. The code does not expire.';
  }
  if (shownAs === 'Pending') return 'The code to give away appears here as soon as it is paid.';
  return isUsable
    ? 'The code cannot be shown right now. Please ask our support, who can refund it.'
    : undefined;
}
