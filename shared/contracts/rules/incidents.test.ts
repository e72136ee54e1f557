import { canFollow, declaredState, isOver, isUnderWay, stateLabel, statesOf } from './incidents.ts';

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

describe('a maintenance window', () => {
  const window = {
    kind: 'maintenance' as const,
    impact: 'minor' as const,
    state: 'scheduled' as const,
    starts_at: 1000,
    planned_end: 2000,
    ended_at: null,
    components: ['site'],
  };

  it('is open between its announced times, or earlier if the team begins', () => {
    expect([999, 1000, 1999, 2000].map((now) => isUnderWay(window, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isUnderWay({ ...window, state: 'in_progress' }, 900)).toBe(true);
  });

  it('closes at its announced end, although the work goes on', () => {
    expect(isUnderWay({ ...window, state: 'in_progress' }, 2000)).toBe(false);
  });

  it('without an end opens when the team begins, for at most a day', () => {
    const open = { ...window, planned_end: null };
    expect(isUnderWay(open, 1500)).toBe(false);
    const begun = { ...open, state: 'in_progress' as const };
    expect([1500, 1000 + 86_399, 1000 + 86_400].map((now) => isUnderWay(begun, now))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is closed once it is completed, and only maintenance has one', () => {
    expect(isUnderWay({ ...window, ended_at: 1500 }, 1600)).toBe(false);
    expect(isUnderWay({ ...window, kind: 'incident' }, 1600)).toBe(false);
  });

  it('declares the state of its components, before incidents', () => {
    const incident = {
      ...window,
      kind: 'incident' as const,
      state: 'investigating' as const,
      impact: 'critical' as const,
    };
    expect(declaredState([incident, window], 'site', 1500)).toBe('maintenance');
    expect(declaredState([incident, window], 'shards', 1500)).toBeUndefined();
    expect(declaredState([incident], 'site', 1500)).toBe('down');
    expect(declaredState([{ ...incident, impact: 'major' }], 'site', 1500)).toBe('degraded');
    expect(declaredState([{ ...incident, impact: 'none' }], 'site', 1500)).toBeUndefined();
    expect(declaredState([{ ...incident, ended_at: 1400 }], 'site', 1500)).toBeUndefined();
  });
});
