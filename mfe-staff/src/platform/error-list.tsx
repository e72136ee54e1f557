import type { ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { styled } from 'styled-components';

/** Lines on the card; `GET /api/vitals` has all of them. */
const MAX_LINES = 5;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-4);
  list-style: none;
  overflow-wrap: anywhere;

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }

  & span {
    color: var(--color-text-muted);
  }
`;

interface ErrorListProps {
  app: string;
  frames: readonly ErrorFrameCount[];
}

/** The lines of code at which most errors of an app occurred. Nothing if there are none. */
export function ErrorList({ app, frames }: ErrorListProps) {
  if (frames.length === 0) return null;
  return (
    <List aria-label={`Errors of ${app}`}>
      {frames.slice(0, MAX_LINES).map(({ version, code, source, line, count }) => (
        <li key={`${version} ${code} ${source} ${line}`}>
          <code>
            {source}:{line}
          </code>{' '}
          <span>
            {code} in {version}, {formatThousands(count)} times
          </span>
        </li>
      ))}
    </List>
  );
}
