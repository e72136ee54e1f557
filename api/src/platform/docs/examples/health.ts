import { getLivenessContract, getReadinessContract } from '@portico/sdk/contracts/health/schema';
import { example } from '@portico/sdk/contracts/example';

export const healthExamples = [
  example(getLivenessContract, { answer: { status: 'ok', version: '1.0.0' } }),
  example(getReadinessContract, { answer: { status: 'ok' } }),
];
