import type { Draft } from './draft.ts';

/** Steps that can be taken back. */
const MAX_STEPS = 200;

/** Changes of the same place within this time are one step, in milliseconds. */
const ONE_STEP_MS = 900;

/** What was, is and would be again. */
export interface History {
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
  /** The last change: the next one of the same place soon after joins its step. */
  last?: { tag: string; at: number };
}

export type HistoryAction =
  | {
      type: 'change';
      change: (draft: Draft) => Draft;
      /** Names the place of the change; changes without one are steps of their own. */
      tag?: string;
      /** Milliseconds. */
      at: number;
    }
  | { type: 'undo' }
  | { type: 'redo' };

export const beginHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** One step forward, back, or forward again. Changes that change nothing are no steps. */
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
