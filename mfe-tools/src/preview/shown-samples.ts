import { createContext } from 'react';
import type { Samples } from '../embed-code/variables.ts';

/** Custom samples of variables in the preview. */
export const ShownSamples = createContext<Samples>(new Map());
