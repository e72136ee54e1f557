import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { PAYMENT_STATES, type PaymentState } from '@portico/contracts/rules/payment-states';
import { lookup } from '@portico/sdk/rules/lookup';
import { Badge } from '@portico/ui';

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const SPECIFIED = {
  Completed: { tone: 'success', icon: CircleCheck },
  Pending: { tone: 'warning', icon: Clock },
  Failed: { tone: 'danger', icon: CircleX },
} as const;

/**
 * Any status other than completed and pending is displayed as failed (spec 1 §3). A badge beside it says
 * what that does not say, such as money that came back.
 */
export function StatusBadge({ state }: { state: PaymentState }) {
  const { label, tone, shownAs } = lookup(PAYMENT_STATES, state, PAYMENT_STATES.failed);
  const { tone: specifiedTone, icon: Icon } = SPECIFIED[shownAs];
  return (
    <Badges>
      <Badge key={shownAs} tone={specifiedTone}>
        <Icon size={14} aria-hidden="true" /> {shownAs}
      </Badge>
      {label !== shownAs && (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      )}
    </Badges>
  );
}
