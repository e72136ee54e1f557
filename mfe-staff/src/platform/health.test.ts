import type { AppVitals } from '@portico/sdk/contracts/vitals/schema';
import { healthOf, msText, percentText } from './health.ts';

const vitals = (loads: number, failures: number) => ({ loads, failures }) as AppVitals;

describe('the health of a version', () => {
  it.each([
    [undefined, 'No reports'],
    [vitals(0, 0), 'No reports'],
    [vitals(10, 9), 'Few reports'],
    [vitals(1000, 5), 'Healthy'],
    [vitals(990, 10), 'Some failures'],
    [vitals(95, 5), 'Failing'],
    [vitals(0, 30), 'Failing'],
  ])('of %j is: %s', (reported, label) => {
    expect(healthOf(reported).label).toBe(label);
  });

  it('has short percentages and times', () => {
    expect([percentText(0), percentText(0.0123)]).toEqual(['0%', '1.2%']);
    expect([msText(412.4), msText(1549)]).toEqual(['412 ms', '1.5 s']);
  });
});
