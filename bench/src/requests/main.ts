import { printGoals } from '../report.ts';
import { measureRequests } from './measure.ts';

/** Runs only the benchmark of calls. Environment: `ROOT`, `ROUNDS`. */
const { ROOT = '', ROUNDS = '15' } = process.env;

const { rows, goals } = await measureRequests(ROOT, Number(ROUNDS));
console.table(rows);
printGoals(goals);
