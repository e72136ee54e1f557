import { Skeleton, Stack } from 'shared/ui';

/** Holds the place of a table that is on its way. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <Stack aria-busy="true" aria-label={label} role="group">
      <Skeleton height="560px" radius="l" />
    </Stack>
  );
}
