/** Fetches the picker of variables: a chunk of its own, apart from `parts.ts` whose lists use it. */
export const fetchVariables = () => import('./variable-picker.tsx');
