import { KeyRound, PartyPopper } from 'lucide-react';
import { countThatIs } from '@portico/sdk/rules/count';
import type { InvoiceServers } from '@portico/contracts/servers/schema';
import { Button, ButtonLink, Card, Heading, Stack, Text } from '@portico/ui';
import { AuthorizedList } from '../servers/authorized-list.tsx';

interface CompletedSummaryProps {
  invoiceId: string;
  counts: InvoiceServers;
  onAddMore: () => void;
  onBack: () => void;
}

/** Summary of the authorized servers of a completed invoice (spec 1 §2). */
export function CompletedSummary({ invoiceId, counts, onAddMore, onBack }: CompletedSummaryProps) {
  const isActive = counts.authorizedCount > 0;
  return (
    <Card as="section" aria-labelledby="completed-title">
      <Stack gap={5}>
        <Stack direction="row" gap={3} align="center">
          {isActive ? (
            <PartyPopper size={28} color="var(--color-success)" aria-hidden="true" />
          ) : (
            <KeyRound size={28} color="var(--color-warning)" aria-hidden="true" />
          )}
          <Heading level={1} size="m" id="completed-title">
            {isActive ? 'Your license is active' : 'No server is authorized yet'}
          </Heading>
        </Stack>
        <Text tone="muted">{`${counts.authorizedCount} of ${countThatIs(counts.serverCount, 'server')} authorized. ${counts.remainingCount > 0 ? `You can add ${counts.remainingCount} more at any time.` : ''}`}</Text>
        <AuthorizedList invoiceId={invoiceId} />
        <Stack direction="row" gap={3} wrap>
          {counts.remainingCount > 0 && (
            <Button variant={isActive ? 'secondary' : 'primary'} onClick={onAddMore}>
              Add More Servers
            </Button>
          )}
          <Button variant="secondary" onClick={onBack}>
            Back to Invoice
          </Button>
          <ButtonLink to="/user/authorization" variant="ghost">
            Manage Servers
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
