import { printGoals } from '../report.ts';
import { measureBodies } from './measure.ts';

/** Runs only the benchmark of large bodies. Environment: `ROOT`, `ROUNDS`. */
const { ROOT = '', ROUNDS = '7' } = process.env;

const { rows, goals } = await measureBodies(ROOT, Number(ROUNDS));
console.table(rows);
printGoals(goals);
