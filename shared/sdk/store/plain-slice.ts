import type { Reducer, UnknownAction } from 'redux';

/** How a part of the state changes; a payload where the second parameter is there. */
type Changes<State> = Record<string, (state: State, payload: never) => State>;

type ActionOf<Change> = Change extends (state: never, payload: infer Payload) => unknown
  ? unknown extends Payload
    ? () => UnknownAction
    : (payload: Payload) => UnknownAction
  : never;

/** A part of the state with the one way to change it. */
export interface PlainSlice<State, C extends Changes<State>> {
  reducer: Reducer<State>;
  actions: { [Name in keyof C]: ActionOf<C[Name]> };
}

/**
 * What Redux Toolkit's `createSlice` makes, of pure functions that give back the next state. The
 * shell's own few slices are made so: pages without data calls never load the toolkit.
 */
export function plainSlice<State, C extends Changes<State>>(
  name: string,
  initialState: State,
  changes: C,
): PlainSlice<State, C> {
  const byType = new Map<string, (state: State, payload: never) => State>();
  const actions: Record<string, (payload?: unknown) => UnknownAction> = {};
  for (const [change, apply] of Object.entries(changes)) {
    const type = `${name}/${change}`;
    byType.set(type, apply);
    actions[change] = (payload) => ({ type, payload });
  }
  return {
    reducer: (state = initialState, { type, payload }: UnknownAction) =>
      byType.get(type)?.(state, payload as never) ?? state,
    actions: actions as PlainSlice<State, C>['actions'],
  };
}
