import type { CanaryRow } from '../registry/database/running-canaries.repository.ts';
import type { CanaryProgress } from './judgment/decide.ts';

export const progressOf = ({ startedAt, stepStartedAt, ...row }: CanaryRow): CanaryProgress => ({
  ...row,
  startedAt: startedAt.getTime(),
  stepStartedAt: stepStartedAt.getTime(),
});
