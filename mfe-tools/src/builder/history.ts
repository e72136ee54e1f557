import type { Draft } from './draft.ts';

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 200;

/** Changes of the same path within this time are one step, in milliseconds. */
const ONE_STEP_MS = 900;

/** States to undo to, the current state, and states to redo. */
export interface History {
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
  /** The last change. The next change of the same path joins its step if it comes soon enough. */
  last?: { tag: string; at: number };
}

export type HistoryAction =
  | {
      type: 'change';
      change: (draft: Draft) => Draft;
      /** The path of the change. A change without a path is a separate step. */
      tag?: string;
      /** Milliseconds. */
      at: number;
    }
  | { type: 'undo' }
  | { type: 'redo' };

export const beginHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** A change, undo or redo. A change without effect is not a step. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const { tag, at } = action;
      const next = action.change(present);
      if (next === present) return history;
      const joins = tag !== undefined && last?.tag === tag && at - last.at < ONE_STEP_MS;
      return {
        past: joins ? past : [...past, present].slice(-MAX_STEPS),
        present: next,
        future: [],
        ...(tag !== undefined && { last: { tag, at } }),
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest };
    }
  }
}
