import { printGoals } from '../report.ts';
import { measureBodies } from './measure.ts';

/** Long bodies alone. Environment: `ROOT`, `ROUNDS`. */
const { ROOT = '', ROUNDS = '7' } = process.env;

printGoals(await measureBodies(ROOT, Number(ROUNDS)));
