import { createSlice } from '@reduxjs/toolkit';
import { setOwners } from './owner.ts';
import { injectSlice, store } from './store.ts';

const REMOTES = ['mfe-public', 'mfe-team-news', 'mfe-tools'];

const counter = (name: string, step: number) =>
  createSlice({
    name,
    initialState: 0,
    reducers: { counted: (state) => state + step },
  });

describe('injectSlice', () => {
  beforeEach(() => setOwners(REMOTES));

  it("adds a remote's slice to the existing ones", () => {
    const slice = injectSlice(counter('toolsCounter', 1));
    store.dispatch(slice.actions.counted());
    expect(store.getState()).toMatchObject({ toolsCounter: 1, session: { status: 'unknown' } });
  });

  it('keeps the state when the same slice comes from a newer version', () => {
    store.dispatch(injectSlice(counter('toolsKept', 1)).actions.counted());
    store.dispatch(injectSlice(counter('toolsKept', 10)).actions.counted());
    expect(store.getState()).toMatchObject({ toolsKept: 11 });
  });

  it('has a prefix without hyphens for a remote with hyphens in its name', () => {
    const slice = createSlice({ name: 'teamNewsList', initialState: 0, reducers: {} });
    expect(() => injectSlice(slice)).not.toThrow();
  });

  it.each([
    ['mfe-s', 'session'],
    ['mfe-session', 'session'],
    ['mfe-tool', 'toolsList'],
    ['mfe-tool', 'tool2List'],
  ])('rejects that %s has the key %s', (remote, name) => {
    setOwners([remote]);
    const slice = createSlice({ name, initialState: 0, reducers: {} });
    expect(() => injectSlice(slice)).toThrow('must begin with');
  });

  it("rejects a key without an owner, of the shell, or of a remote outside the page's registry", () => {
    for (const name of ['counter', 'session', 'api', 'staffCounter']) {
      const slice = createSlice({ name, initialState: 0, reducers: {} });
      expect(() => injectSlice(slice)).toThrow('must begin with');
    }
  });
});
