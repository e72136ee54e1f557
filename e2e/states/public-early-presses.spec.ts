import { testEarlyPresses } from '../support/early-presses.ts';

testEarlyPresses('mfe-public');
