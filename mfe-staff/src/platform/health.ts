import type { AppVitals } from 'shared/contracts/vitals/schema';
import { lazily } from 'shared/rules/lazily';

/** Loads below which a share of failures says nothing. */
const ENOUGH = 20;
/** Shares of failed loads from which an app is in trouble. */
const TROUBLE = { warning: 0.01, danger: 0.05 };

export interface Health {
  /** Of all attempts, 0 to 1; undefined: nobody has loaded it. */
  failed: number | undefined;
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  label: string;
}

/** How a version fares in people's browsers. */
export function healthOf(vitals: AppVitals | undefined): Health {
  const attempts = vitals ? vitals.loads + vitals.failures : 0;
  if (!vitals || attempts === 0) return { failed: undefined, tone: 'neutral', label: 'No reports' };
  const failed = vitals.failures / attempts;
  if (attempts < ENOUGH) return { failed, tone: 'neutral', label: 'Few reports' };
  if (failed >= TROUBLE.danger) return { failed, tone: 'danger', label: 'Failing' };
  if (failed >= TROUBLE.warning) return { failed, tone: 'warning', label: 'Some failures' };
  return { failed, tone: 'success', label: 'Healthy' };
}

const percent = lazily(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
);
export const percentText = (share: number) => percent().format(share);

export const msText = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
