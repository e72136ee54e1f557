import { createContext, use } from 'react';
import type { Path } from '../embed-code/places.ts';
import type { Draft } from './draft.ts';

/** What the form may do to the draft. The functions stay the same for the page's life. */
export interface BuilderActions {
  /** Sets the value at a path; changes of one place in a row join to one step of the history. */
  change: (path: Path, value: unknown) => void;
  /** The same for a text whose input shows it already: drawn as soon as there is time. */
  type: (path: Path, text: string) => void;
  /** Any other change, a step of its own. */
  edit: (change: (draft: Draft) => Draft) => void;
  /** Says something to screen readers. */
  announce: (message: string) => void;
  /** Another number whenever texts changed from elsewhere than their inputs. */
  revision: number;
}

export const BuilderContext = createContext<BuilderActions | undefined>(undefined);

/** @throws outside of the builder */
export function useBuilder(): BuilderActions {
  const actions = use(BuilderContext);
  if (!actions) throw new Error('useBuilder is for the builder’s own form');
  return actions;
}
