import type { ConfigError } from '../../core/config/config.ts';
import { problem, reportOf, type Report } from '../../core/doctor/finding.ts';
import { checkNode } from './node.check.ts';
import { thisMachine } from './surroundings.ts';

/** The report where a setting is invalid, and nothing else can be checked. */
export const settingsReport = ({ message }: ConfigError): Report =>
  reportOf([
    checkNode(thisMachine.nodeVersion),
    problem(
      'settings',
      message,
      'Correct the variable: .env.example describes each one. Then run the doctor again.',
    ),
  ]);
