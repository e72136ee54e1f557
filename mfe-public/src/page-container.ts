import { Container } from '@portico/ui';
import { styled } from 'styled-components';

/** Container of a page's content. */
export const PageContainer = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--page-top) var(--page-bottom);
`;
