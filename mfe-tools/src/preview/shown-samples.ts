import { createContext } from 'react';
import type { Samples } from '../embed-code/variables.ts';

/** What the preview shows for variables, where somebody wrote samples of their own. */
export const ShownSamples = createContext<Samples>(new Map());
