import { canFollow, isOver, stateLabel, statesOf } from './incidents.ts';

const KINDS = ['incident', 'maintenance', 'announcement'] as const;

describe('an incident of a newer API', () => {
  it('of an unknown kind has no states and is not over', () => {
    expect(statesOf('drill' as 'incident')).toEqual([]);
    expect(isOver('drill' as 'incident', 'resolved')).toBe(false);
    expect(canFollow('drill' as 'incident', 'posted', 'ended')).toBe(false);
  });

  it('in an unknown state is shown by the name of the state', () => {
    expect(stateLabel('paused' as 'posted')).toBe('paused');
  });
});

describe('the states of incidents', () => {
  it.each(KINDS)('of %s: only the last one ends it', (kind) => {
    const states = statesOf(kind);
    expect(states.map((state) => isOver(kind, state))).toEqual(
      states.map((_, index) => index === states.length - 1),
    );
    for (const state of states) expect(stateLabel(state)).toMatch(/^[A-Z]/);
  });

  it.each(KINDS)('of %s: any may follow any other, but the last one does not repeat', (kind) => {
    for (const from of statesOf(kind)) {
      for (const to of statesOf(kind)) {
        expect(canFollow(kind, from, to)).toBe(!(isOver(kind, from) && isOver(kind, to)));
      }
    }
    const foreign = KINDS.filter((other) => other !== kind).flatMap(statesOf);
    for (const to of foreign)
      expect(canFollow(kind, statesOf(kind)[0] ?? 'posted', to)).toBe(false);
  });
});
