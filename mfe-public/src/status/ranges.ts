import type { StatusRange } from '@portico/contracts/status/schema';

/** The ranges of the charts (spec 0 §2). */
export const RANGES: { value: StatusRange; label: string }[] = [
  { value: '24h', label: '24h' },
  { value: '7d', label: '7d' },
  { value: '30d', label: '30d' },
  { value: 'all', label: 'All' },
];
