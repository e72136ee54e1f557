import { Skeleton, Stack } from '@portico/ui';

interface LoadingProps {
  /** Label for screen readers. */
  label: string;
  /**
   * Heights of the content blocks in pixels, so that the layout does not shift; default: a table.
   */
  heights?: readonly number[];
}

/** Placeholder of content that is loading. */
export function Loading({ label, heights = [560] }: LoadingProps) {
  return (
    <Stack aria-busy="true" aria-label={label} role="group">
      {heights.map((height, index) => (
        <Skeleton key={index} height={`${height}px`} radius="l" />
      ))}
    </Stack>
  );
}
