import type { Caret } from '../text/caret.ts';
import type { Draft } from './draft.ts';

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 200;

/** Changes of the same path within this time are one step, in milliseconds. */
const ONE_STEP_MS = 900;

/** A state to undo or redo to, with the selections around the change between it and its neighbor. */
export interface Step {
  draft: Draft;
  /** The selection before the change, which undo restores. */
  before?: Caret;
  /** The selection after the change, which redo restores. */
  after?: Caret;
}

/** States to undo to, the current state, and states to redo. */
export interface History {
  past: readonly Step[];
  present: Draft;
  future: readonly Step[];
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
      before?: Caret;
      after?: Caret;
    }
  | { type: 'undo' }
  | { type: 'redo' };

export const beginHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** A change, undo or redo. A change without effect is not a step. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const { tag, at, before, after } = action;
      const next = action.change(present);
      if (next === present) return history;
      const joined =
        tag !== undefined && last?.tag === tag && at - last.at < ONE_STEP_MS
          ? past.at(-1)
          : undefined;
      return {
        past: joined
          ? [...past.slice(0, -1), { ...joined, after }]
          : [...past, { draft: present, before, after }].slice(-MAX_STEPS),
        present: next,
        future: [],
        ...(tag !== undefined && { last: { tag, at } }),
      };
    }
    case 'undo': {
      const step = past.at(-1);
      if (!step) return history;
      return {
        past: past.slice(0, -1),
        present: step.draft,
        future: [{ ...step, draft: present }, ...future],
      };
    }
    case 'redo': {
      const [step, ...rest] = future;
      if (!step) return history;
      return {
        past: [...past, { ...step, draft: present }],
        present: step.draft,
        future: rest,
      };
    }
  }
}
