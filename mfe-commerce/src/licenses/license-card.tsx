import type { UserLicense } from '@portico/contracts/licenses/user/schema';
import { guaranteeCondition } from '@portico/contracts/rules/guarantee';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { countOf } from '@portico/sdk/rules/count';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Badge, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { SlotRow } from './slot-row.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  a {
    color: var(--color-link);
    font-weight: 600;
  }
`;

const Slots = styled.ul`
  margin: 0 0 calc(-1 * var(--space-3));
  padding: 0;
  border-top: 1px solid var(--color-border);
  list-style: none;
`;

interface LicenseCardProps {
  license: UserLicense;
  nextTransferAt: number | null;
}

/** A license with its invoice, refund period and slots. */
export function LicenseCard({ license, nextTransferAt }: LicenseCardProps) {
  const { invoiceId, number, slots } = license;
  const plan = license.planName ?? license.plan;
  const titleId = `license-${invoiceId}`;
  const used = slots.filter(({ server }) => server !== null).length;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Head>
          <Stack gap={1}>
            <Stack direction="row" gap={2} align="center" wrap>
              <Heading level={2} size="m" id={titleId}>
                {plan}
              </Heading>
              <StateBadge license={license} />
            </Stack>
            <Text
              tone="muted"
              size="s"
            >{`${used} of ${countOf(slots.length, 'slot')} in use · ${refundText(license)}`}</Text>
          </Stack>
          {!license.isGift && (
            <Link to={`/invoice/${invoiceId}`}>{`Invoice ${number ?? invoiceId}`}</Link>
          )}
        </Head>
        <Slots aria-label={`Slots of ${plan}`}>
          {slots.map((slot) => (
            <SlotRow
              key={slot.position}
              license={license}
              slot={slot}
              nextTransferAt={nextTransferAt}
            />
          ))}
        </Slots>
      </Stack>
    </Card>
  );
}

/** What is unusual about the payment of a license. */
function StateBadge({ license }: { license: UserLicense }) {
  const { label, tone, shownAs, isUsable } = paymentRow(license);
  if (license.isGift) return isUsable ? <Badge tone="accent">Gift</Badge> : <Badge>Ended</Badge>;
  return label === shownAs ? null : <Badge tone={tone}>{label}</Badge>;
}

/** Until when the owner can have the money back. */
function refundText({ refund, isComplimentary, isGift, discord, guarantee }: UserLicense): string {
  if (discord) return 'Refunds: by Discord';
  if (isGift) return 'Redeemed by you';
  if (refund.state === 'refundable')
    return `Refundable until ${formatDateTime(refund.until)}, ${guaranteeCondition(guarantee)}`;
  if (isComplimentary || refund.why === 'not-paid') return 'No refund';
  return refund.why === 'used'
    ? `Not refundable: a slot was active for ${countOf(guarantee.activeHours, 'hour')} in total`
    : `Not refundable: more than ${countOf(guarantee.days, 'day')} since the purchase`;
}
