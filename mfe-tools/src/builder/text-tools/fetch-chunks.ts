/** Chunks of the form. In their own file because the lists of `lazy-chunks.ts` use it, too. */
export const fetchVariables = () => import('./variable-picker.tsx');
export const fetchEmoji = () => import('./emoji-picker.tsx');
export const fetchTyping = () => import('../typing/typing.tsx');
