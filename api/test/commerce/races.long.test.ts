// All rounds of the same races.
import './races.test.ts';
