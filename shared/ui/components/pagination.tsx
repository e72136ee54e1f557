import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { media } from './media.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
`;

const Numbers = styled.ol`
  display: none;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    display: flex;
  }
`;

const Gap = styled.li`
  align-self: center;
  padding: 0 var(--space-1);
  color: var(--color-text-muted);
`;

const Position = styled.span`
  padding: 0 var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, the pages around the current one, Next. Renders nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1 && page <= 1) return null;
  const step = (label: string, to: number, isOff: boolean) => (
    <Button variant="secondary" size="s" disabled={isOff} onClick={() => onPage(to)}>
      {label}
    </Button>
  );
  return (
    <Row aria-label="Pages">
      {step('Previous', Math.min(page - 1, Math.max(1, pages)), page <= 1)}
      <Numbers>
        {pagesAround(page, pages).map((number, index) =>
          number === undefined ? (
            <Gap key={`gap${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={number}>
              <Button
                variant={number === page ? 'primary' : 'ghost'}
                size="s"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </Button>
            </li>
          ),
        )}
      </Numbers>
      <Position aria-live="polite">{`Page ${page} of ${pages}`}</Position>
      {step('Next', page + 1, page >= pages)}
    </Row>
  );
}

/** The first page, the last, and two on either side of the current one; undefined is a gap. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const near = Array.from({ length: 5 }, (_, index) => page - 2 + index);
  const shown = [...new Set([1, ...near, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [undefined, number] : [number];
  });
}
