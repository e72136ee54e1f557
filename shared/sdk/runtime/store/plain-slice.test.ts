import { plainSlice } from './plain-slice.ts';

const counter = plainSlice(
  'counter',
  { count: 0 },
  {
    cleared: () => ({ count: 0 }),
    added: (state, by: number) => ({ count: state.count + by }),
  },
);

describe('plainSlice', () => {
  it('changes its state on its own actions only', () => {
    const { reducer, actions } = counter;
    const begun = reducer(undefined, { type: 'other' });
    expect(begun).toEqual({ count: 0 });
    const changed = reducer(begun, actions.added(3));
    expect(changed).toEqual({ count: 3 });
    expect(reducer(changed, { type: 'other/cleared' })).toBe(changed);
    expect(reducer(changed, actions.cleared())).toEqual({ count: 0 });
  });
});
