import { Skeleton, Stack, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { ShellContainer } from './shell-container.ts';

const Section = styled(ShellContainer)`
  padding-block: var(--page-top) var(--page-bottom);
`;

/** Marks the page server's body as a placeholder: no page was prerendered. */
export const SKELETON_MARK = 'data-portico-skeleton';

/**
 * A page's placeholder while its remote loads; `main` is as high as the screen, so that it causes
 * no layout shift.
 */
export function PageSkeleton() {
  return (
    <Section {...{ [SKELETON_MARK]: '' }} role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton width="min(420px, 70%)" height="2.5rem" radius="m" />
        <Skeleton width="min(640px, 90%)" height="1.125rem" />
        <Skeleton height="220px" radius="l" />
        <Skeleton height="220px" radius="l" />
      </Stack>
    </Section>
  );
}
