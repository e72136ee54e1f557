import { DAY_FINDINGS } from '@portico/contracts/rules/status/component-view';
import type { ComponentView } from '@portico/contracts/rules/status/component-view';
import { Bar, Bars, Words } from './uptime-strip.styles.ts';

/** The days of a component in a document, which no key or pointer chooses. */
export function StaticStrip({ view: { name, firstDay, days } }: { view: ComponentView }) {
  return (
    <div>
      <Bars role="img" aria-label={`${name}: uptime by day`}>
        {days.map((day) =>
          DAY_FINDINGS.map((finding) =>
            day[finding].map((key) => <Bar key={key} $finding={finding} $isChosen={false} />),
          ),
        )}
      </Bars>
      <Words>
        <span>{firstDay}</span>
        <span>Today</span>
      </Words>
    </div>
  );
}
