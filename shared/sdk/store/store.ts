import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, Slice } from '@reduxjs/toolkit';
import { useDispatch as useUntypedDispatch } from 'react-redux';
import { assertOwned } from '../owner.ts';
import { api } from '../query/api.ts';
import { sessionSlice } from '../session/session.slice.ts';
import { teamSlice } from '../team/team.slice.ts';
import { themeSlice } from '../theme/theme.slice.ts';

const fixed = {
  [api.reducerPath]: api.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [teamSlice.reducerPath]: teamSlice.reducer,
  [themeSlice.reducerPath]: themeSlice.reducer,
};
const injected: Record<string, Reducer> = {};

/** The one store of the page. */
export const store = configureStore({
  reducer: combineReducers(fixed),
  middleware: (defaults) => defaults().concat(api.middleware),
});

/** The part of the state that is always there. */
export type RootState = ReturnType<typeof store.getState>;
type AppDispatch = typeof store.dispatch;

/**
 * Adds a remote's slice to the store and gives it back. The same key again replaces the reducer and
 * keeps the state, so that a remote loaded anew goes on where it was.
 * @throws where the slice's key does not begin with a remote's prefix
 */
export function injectSlice<S extends Pick<Slice, 'reducerPath' | 'reducer'>>(slice: S): S {
  const key: string = slice.reducerPath;
  assertOwned('Slice', key);
  if (injected[key] !== slice.reducer) {
    injected[key] = slice.reducer;
    store.replaceReducer(combineReducers({ ...fixed, ...injected }));
  }
  return slice;
}

export const useDispatch: () => AppDispatch = useUntypedDispatch;
