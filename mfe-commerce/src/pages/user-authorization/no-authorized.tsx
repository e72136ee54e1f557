import { KeyRound } from 'lucide-react';
import { countThatIs } from '@portico/sdk/rules/count';
import { IfPage } from '@portico/sdk';
import { ButtonLink, EmptyState } from '@portico/ui';
import { slotsOf, type FreeSlotsAnswer } from './free-slots.tsx';
import { SlotActions } from './slot-actions.tsx';

/** Stands for the table without a server: what to do next depends on the slots. */
export function NoAuthorized({ slots }: { slots: FreeSlotsAnswer }) {
  return (
    <EmptyState
      icon={<KeyRound size={26} />}
      title="No authorized servers found."
      message={messageOf(slots)}
      actions={
        slots === 'unknown' ? (
          <ButtonLink to="/user/licenses">Your Licenses</ButtonLink>
        ) : slots.length > 0 ? (
          <SlotActions awaiting={slots} />
        ) : (
          <>
            <IfPage path="/store">
              <ButtonLink to="/store">Visit the Store</ButtonLink>
            </IfPage>
            <IfPage path="/redeem">
              <ButtonLink to="/redeem" variant="secondary">
                Redeem a Gift
              </ButtonLink>
            </IfPage>
          </>
        )
      }
    />
  );
}

function messageOf(slots: FreeSlotsAnswer): string {
  if (slots === 'unknown') return 'Your licenses say which slots are free.';
  if (slots.length === 0)
    return 'You have no active license. Once you have one, you choose its servers here.';
  const free = slotsOf(slots);
  return `${countThatIs(free, 'slot')} free. Choose ${free === 1 ? 'the server that it covers' : 'the servers that they cover'}.`;
}
