import { Skeleton, Stack } from 'shared/ui';

interface LoadingProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** In pixels, of the blocks to come, so that nothing shifts; a table by default. */
  heights?: readonly number[];
}

/** Holds the place of what is on its way. */
export function Loading({ label, heights = [560] }: LoadingProps) {
  return (
    <Stack aria-busy="true" aria-label={label} role="group">
      {heights.map((height, index) => (
        <Skeleton key={index} height={`${height}px`} radius="l" />
      ))}
    </Stack>
  );
}
