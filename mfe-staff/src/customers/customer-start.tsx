import { OPEN_WORK, WAITING_INVOICES } from '@portico/contracts/desk/open-work';
import { ButtonLink, Stack } from '@portico/ui';
import { useRights } from '../desk/use-rights.ts';
import { KINDS } from '../open-work/kinds.ts';
import { StartGuide } from '../ui/start-guide.tsx';

/** Without purchases in Discord, which few sites sell: their tile leads to them where one waits. */
const LISTS = ['withdrawals', ...WAITING_INVOICES] as const;

const ROWS = [
  ['Invoice', 'Its number or ID, such as INV-7Q4M2Z9KD3XR8TVA'],
  ['Payment', 'A Stripe ID: cs_, pi_ or ch_'],
  ['Email', 'The address of a paid invoice'],
  ['Discord', 'A name, or the ID of a user or a server'],
] as const;

/** The customers page before a search: what it finds, and the lists of what waits. */
export function CustomerStart() {
  const rights = useRights();
  return (
    <StartGuide title="Find a Customer" rows={ROWS}>
      <Stack direction="row" gap={2} wrap>
        {LISTS.filter((kind) => rights.includes(OPEN_WORK[kind])).map((kind) => (
          <ButtonLink key={kind} to={KINDS[kind].path} variant="secondary" size="s">
            {KINDS[kind].label}
          </ButtonLink>
        ))}
      </Stack>
    </StartGuide>
  );
}
