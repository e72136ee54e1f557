import { shellRelease, smallRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { gate } from './gate.ts';

const PREVIEW = 'tools/embed-preview';
const channels = (['mfe-public', 'mfe-tools', 'mfe-staff', 'mfe-commerce', 'shell'] as const).map(
  (name) => ({
    ...{ name, mounts: name === 'mfe-staff' ? ['/staff'] : [] },
    restriction: name === 'mfe-staff' ? ('team' as const) : ('public' as const),
  }),
);

/** The refusals when `changed` are promoted while the `others` are live. */
function refusals(changed: TestRelease[], others: TestRelease[] = []) {
  const all = [shellRelease(), ...others, ...changed].map(({ manifest }) => manifest);
  return gate({
    live: new Map(all.map((manifest) => [manifest.name, manifest])),
    changed: new Set(changed.map(({ manifest }) => manifest.name)),
    retained: [],
    channels,
    api: {
      operations: new Set(['getShards']),
      shapeOf: () => undefined,
      routes: [],
      isPublicGet: () => true,
    },
  });
}

const user = (needs = { [PREVIEW]: { version: 1 } } as TestRelease['manifest']['needs']) =>
  smallRelease('mfe-public', '1.0.0', { needs });
const tools = (version: string, offered?: number) =>
  smallRelease('mfe-tools', version, offered ? { offers: { [PREVIEW]: offered } } : {});

describe('the rule "extension"', () => {
  it('accepts a need that a live remote meets, or one that is promoted with it', () => {
    expect(refusals([user()], [tools('1.0.0', 1)])).toEqual([]);
    expect(refusals([user(), tools('1.0.0', 1)])).toEqual([]);
    expect(refusals([tools('1.1.0', 1)], [user()])).toEqual([]);
  });

  it('refuses a need that no live remote meets', () => {
    const refusal = {
      rule: 'extension',
      release: 'mfe-public 1.0.0',
      detail:
        'mfe-public 1.0.0 needs version 1 of the extension tools/embed-preview, but no live remote offers it.',
      fix: 'Promote a release of mfe-tools that offers version 1 first, or list the extension in optionalNeeds of mfe-public/src/remote.ts.',
    };
    expect(refusals([user()])).toEqual([refusal]);
    expect(refusals([user()], [tools('1.0.0')])).toEqual([refusal]);
    expect(refusals([user()], [tools('1.0.0', 2)])).toEqual([
      {
        ...refusal,
        detail:
          'mfe-public 1.0.0 needs version 1 of the extension tools/embed-preview, but 2 is offered.',
      },
    ]);
  });

  it.each([undefined, 2])('refuses an offer that becomes %s while a live remote needs 1', (now) => {
    expect(refusals([tools('1.1.0', now)], [user()])).toEqual([
      {
        rule: 'extension',
        release: 'mfe-tools 1.1.0',
        detail:
          'mfe-public 1.0.0 needs version 1 of the extension tools/embed-preview, which mfe-tools 1.1.0 does not offer.',
        fix: 'Keep offering version 1 and offer the incompatible one by a new name, or release mfe-public without this need first.',
      },
    ]);
  });

  it('accepts a missing extension whose need is optional, in any order', () => {
    const soft = user({ [PREVIEW]: { version: 1, optional: true } });
    for (const other of [tools('1.0.0'), tools('1.0.0', 2)]) {
      expect(refusals([soft], [other])).toEqual([]);
      expect(refusals([other], [soft])).toEqual([]);
    }
  });

  it('does not refuse a change of other remotes', () => {
    expect(refusals([smallRelease('mfe-commerce')], [user(), tools('1.0.0')])).toEqual([]);
  });

  it("keeps a restricted remote's extension from public pages, also as an optional need", () => {
    const staff = smallRelease('mfe-staff', '1.0.0', { offers: { 'staff/note': 1 } });
    const soft = user({ 'staff/note': { version: 1, optional: true } });
    const refused = [{ rule: 'extension', release: 'mfe-public 1.0.0' }];
    expect(refusals([soft], [staff])).toMatchObject(refused);
    expect(refusals([staff], [soft])).toMatchObject(refused);
    expect(refusals([user({ 'staff/note': { version: 1 } })])).toMatchObject(refused);
    expect(JSON.stringify(refusals([soft], [staff]))).not.toContain('mfe-staff');
    expect(refusals([soft])).toEqual([]);
  });

  it('lets a restricted remote use a public extension', () => {
    const needs = { [PREVIEW]: { version: 1 } };
    const staff = smallRelease('mfe-staff', '1.0.0', { needs });
    expect(refusals([staff], [tools('1.0.0', 1)])).toEqual([]);
  });
});
