import type { CanaryArm } from '@portico/sdk/contracts/canaries/schema';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { ScrollBox } from '@portico/ui';
import { FiguresTable } from '../figures-table.styles.ts';
import { msText, percentText } from '../health.ts';

const ROWS: [label: string, valueOf: (arm: CanaryArm) => string][] = [
  ['Documents', ({ documents }) => formatThousands(documents)],
  ['Visits with a report', ({ visits }) => formatThousands(visits)],
  ['Failing visits', ({ failing, visits }) => withShare(failing, visits)],
  ['Failed loads', ({ failures }) => formatThousands(failures)],
  ['Page errors', (arm) => formatThousands(arm.render_errors + arm.event_errors)],
  ['Load time (p75)', ({ load_ms }) => (load_ms ? msText(load_ms.p75) : '–')],
];

function withShare(count: number, of: number): string {
  return of === 0 ? '–' : `${formatThousands(count)} (${percentText(count / of)})`;
}

interface CanaryFiguresProps {
  app: string;
  /** The figures of the live version, which the new one is compared with. */
  baseline: CanaryArm;
  candidate: CanaryArm;
}

/** The figures of both versions side by side. */
export function CanaryFigures({ app, baseline, candidate }: CanaryFiguresProps) {
  return (
    <ScrollBox label={`Canary of ${app} in figures`}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">Since the start</th>
            <th scope="col">Live</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{valueOf(baseline)}</td>
              <td>{valueOf(candidate)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </ScrollBox>
  );
}
