import { createContext, use } from 'react';
import type { Path } from '../../embed-code/places.ts';
import type { Draft } from '../drafts/draft.ts';

/** Changes of the draft for the form. The functions keep their identity. */
export interface BuilderActions {
  /** Sets the value at a path. Consecutive changes of one path are one step of the history. */
  change: (path: Path, value: unknown) => void;
  /**
   * The same for text whose input already shows it: rendered in a transition.
   * @param isStep the change is a step of its own
   */
  type: (path: Path, text: string, isStep?: boolean) => void;
  /** Any other change. Consecutive ones with the same tag are one step of the history. */
  edit: (change: (draft: Draft) => Draft, tag?: string) => void;
  /** Announces a message to screen readers. */
  announce: (message: string) => void;
  /** Changes when texts were changed by anything but their inputs. */
  revision: number;
}

export const BuilderContext = createContext<BuilderActions | undefined>(undefined);

/** @throws outside of the builder */
export function useBuilder(): BuilderActions {
  const actions = use(BuilderContext);
  if (!actions) throw new Error('useBuilder is for the builder’s own form');
  return actions;
}
