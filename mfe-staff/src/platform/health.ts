import type { AppVitals } from '@portico/sdk/contracts/vitals/schema';
import { once } from '@portico/sdk/rules/once';

/** Below this number of loads a failure rate is not significant. */
const MIN_LOADS = 20;
/** Failure rates from which a version has some failures or is failing. */
const FAILURE_RATES = { warning: 0.01, danger: 0.05 };

export interface Health {
  /** Share of failed loads, 0 to 1; undefined without loads. */
  failed: number | undefined;
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  label: string;
}

/** Health of a version from the reports of browsers. */
export function healthOf(vitals: AppVitals | undefined): Health {
  const attempts = vitals ? vitals.loads + vitals.failures : 0;
  if (!vitals || attempts === 0) return { failed: undefined, tone: 'neutral', label: 'No reports' };
  const failed = vitals.failures / attempts;
  if (attempts < MIN_LOADS) return { failed, tone: 'neutral', label: 'Few reports' };
  if (failed >= FAILURE_RATES.danger) return { failed, tone: 'danger', label: 'Failing' };
  if (failed >= FAILURE_RATES.warning) return { failed, tone: 'warning', label: 'Some failures' };
  return { failed, tone: 'success', label: 'Healthy' };
}

const percent = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
);
export const percentText = (share: number) => percent().format(share);

export const msText = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
