import { Button, Stack, Text } from '@portico/ui';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Page X of Y, with links to the pages before and after (spec 0 §2). */
export function Pager({ page, pages, onPage }: PagerProps) {
  return (
    <Stack as="nav" direction="row" align="center" justify="center" gap={4} aria-label="Pages">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Text role="status">{`Page ${page} of ${pages}`}</Text>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Stack>
  );
}
