import { Container, Skeleton, Stack, VisuallyHidden } from 'shared/ui';
import { styled } from 'styled-components';

const Room = styled(Container)`
  padding-block: var(--space-7);
`;

/** Marks the page server's body as a mere placeholder: no page was prerendered. */
export const SKELETON_MARK = 'data-portico-skeleton';

/** Holds a page's place while its remote loads; `main` is of screen height, so nothing shifts. */
export function PageSkeleton() {
  return (
    <Room {...{ [SKELETON_MARK]: '' }} role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton width="min(420px, 70%)" height="2.5rem" radius="m" />
        <Skeleton width="min(640px, 90%)" height="1.125rem" />
        <Skeleton height="220px" radius="l" />
        <Skeleton height="220px" radius="l" />
      </Stack>
    </Room>
  );
}
