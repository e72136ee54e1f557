import { Card, Heading, Stack } from '@portico/ui';
import { FirstRun } from './first-run.tsx';
import { useFirstRun } from './use-first-run.ts';

interface FirstRunCardProps {
  invoiceId: string;
  onChooseServer: () => void;
}

/** The first steps with the license of an invoice; nothing where they are done or hidden. */
export function FirstRunCard({ invoiceId, onChooseServer }: FirstRunCardProps) {
  const state = useFirstRun(invoiceId);
  if (!state) return null;
  return (
    <Card as="section" aria-labelledby="first-run-title">
      <Stack gap={4}>
        <Heading level={2} size="m" id="first-run-title">
          First steps
        </Heading>
        <FirstRun state={state} onChooseServer={onChooseServer} />
      </Stack>
    </Card>
  );
}
