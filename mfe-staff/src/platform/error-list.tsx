import { countOf } from '@portico/sdk/rules/count';
import type { ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { HistoryList } from './history-list.styles.ts';

/** Maximum number of lines on the card; `GET /api/vitals` has all of them. */
const MAX_LINES = 5;

interface ErrorListProps {
  app: string;
  frames: readonly ErrorFrameCount[];
}

/** The lines of code with the most errors of an app. Renders nothing if there are none. */
export function ErrorList({ app, frames }: ErrorListProps) {
  if (frames.length === 0) return null;
  return (
    <HistoryList aria-label={`Errors of ${app}`}>
      {frames.slice(0, MAX_LINES).map(({ version, code, source, line, count }) => (
        <li key={`${version} ${code} ${source} ${line}`}>
          <code>
            {source}:{line}
          </code>{' '}
          <span>
            {code} in {version}, {countOf(count, 'time')}
          </span>
        </li>
      ))}
    </HistoryList>
  );
}
