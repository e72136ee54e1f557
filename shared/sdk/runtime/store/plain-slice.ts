import type { Reducer, UnknownAction } from 'redux';

/** State changes by action name; an action has a payload where its change has a second parameter. */
type Changes<State> = Record<string, (state: State, payload: never) => State>;

type ActionOf<Change> = Change extends (state: never, payload: infer Payload) => unknown
  ? unknown extends Payload
    ? () => UnknownAction
    : (payload: Payload) => UnknownAction
  : never;

/** A slice of the state: its reducer and its actions. */
export interface PlainSlice<State, C extends Changes<State>> {
  reducer: Reducer<State>;
  actions: { [Name in keyof C]: ActionOf<C[Name]> };
}

/**
 * A minimal `createSlice` of pure functions that return the next state. The shell's own slices use it,
 * so that pages without data calls do not load Redux Toolkit.
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
