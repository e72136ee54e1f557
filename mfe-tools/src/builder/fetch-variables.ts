/** Loads the variable picker. In its own file because the lists of `lazy-chunks.ts` use it, too. */
export const fetchVariables = () => import('./variable-picker.tsx');
