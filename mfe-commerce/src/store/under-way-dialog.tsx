import { Button, ButtonLink, Dialog, Stack, Text } from '@portico/ui';

interface UnderWayDialogProps {
  /** Path of the invoice that is being paid. */
  page: string;
  plan: string;
  isBuying: boolean;
  onBuyAgain: () => void;
  onClose: () => void;
}

/** Asked before a plan is bought a second time while its first payment is under way. */
export function UnderWayDialog(props: UnderWayDialogProps) {
  const { page, plan, isBuying, onBuyAgain, onClose } = props;
  return (
    <Dialog title={`You are already paying for ${plan}`} width="460px" onClose={onClose}>
      <Stack gap={5}>
        <Text tone="muted">
          A payment for this plan is under way. Some payments, such as bank debits, take a few days.
          Your license starts when the money arrives, so you do not need to buy it again.
        </Text>
        <Stack direction="row" gap={3} wrap>
          <ButtonLink to={page}>View Invoice</ButtonLink>
          <Button variant="secondary" disabled={isBuying} onClick={onBuyAgain}>
            {isBuying ? 'Processing...' : 'Buy anyway'}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
