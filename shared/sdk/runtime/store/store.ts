import type { Slice, ThunkDispatch } from '@reduxjs/toolkit';
import { useDispatch as useUntypedDispatch } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import type { Middleware, Reducer, UnknownAction } from 'redux';
import { assertOwned } from './owner.ts';
import { sessionSlice } from './session.slice.ts';
import { teamSlice } from './team.slice.ts';
import { themeSlice } from './theme.slice.ts';

const fixed = {
  session: sessionSlice.reducer,
  team: teamSlice.reducer,
  theme: themeSlice.reducer,
};
const added: Record<string, Reducer> = {};

const base = createStore(combineReducers(fixed));

/** The state without the slices of remotes. */
export type RootState = ReturnType<typeof base.getState>;
type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

let dispatch = base.dispatch as AppDispatch;

/** The page's one store. Plain Redux: only pages that fetch data load Redux Toolkit. */
export const store = {
  ...base,
  dispatch: ((action: UnknownAction) => dispatch(action)) as AppDispatch,
};

/** Adds a reducer to the store. Adding a key again replaces its reducer and keeps its state. */
function addReducer(key: string, reducer: Reducer) {
  if (added[key] === reducer) return;
  added[key] = reducer;
  base.replaceReducer(combineReducers({ ...fixed, ...added }));
}

/** Adds the query cache; called when the first page that fetches data loads. */
export function addQueryCache(key: string, reducer: Reducer, middlewares: readonly Middleware[]) {
  addReducer(key, reducer);
  const running = { getState: () => base.getState(), dispatch: store.dispatch };
  dispatch = middlewares.reduceRight<(action: unknown) => unknown>(
    (next, middleware) => middleware(running)(next),
    dispatch,
  );
}

/**
 * Adds a remote's slice to the store and returns it. Adding a key again replaces its reducer and keeps
 * its state, so that a reloaded remote continues with it.
 * @throws where the slice's key does not begin with a remote's prefix
 */
export function injectSlice<S extends Pick<Slice, 'reducerPath' | 'reducer'>>(slice: S): S {
  const key: string = slice.reducerPath;
  assertOwned('Slice', key);
  addReducer(key, slice.reducer);
  return slice;
}

export const useDispatch: () => AppDispatch = useUntypedDispatch;
