import type { LeftOut } from '../query/left-out.ts';

const member = { user_id: '175928847299117063', rank: 'Owner', socials: {} };

/** A new store per test: the team is fetched once per document. */
async function freshTeam() {
  jest.resetModules();
  const { loadTeam, showTeam } = await import('./team.ts');
  const { store } = await import('../store/store.ts');
  const { leftOut } = await import('../query/left-out.ts');
  const heard: LeftOut[] = [];
  leftOut.listen((one) => heard.push(one));
  return { loadTeam, showTeam, heard, team: () => store.getState().team };
}

const reply = (status: number, body: unknown) => () =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('showTeam', () => {
  it.each(['before the page', 'by the page', 'while the page opens'])(
    'says how many members the page cannot show, where the team is loaded %s',
    async (when) => {
      const { loadTeam, showTeam, heard, team } = await freshTeam();
      const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(reply(200, [member, null]));
      const loading = when === 'by the page' ? undefined : loadTeam();
      if (when === 'before the page') await loading;
      expect(heard).toEqual([]);
      await showTeam();
      expect(heard).toEqual([{ path: '/api/team', count: 1 }]);
      expect(team().members).toEqual([member]);
      expect(spy).toHaveBeenCalledTimes(1);
    },
  );
});

describe('loadTeam', () => {
  it('[spec0 §4.11, §4.12] fetches the team list once: neither while it loads nor afterwards', async () => {
    const { loadTeam, team } = await freshTeam();
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(reply(200, [member]));
    expect(team()).toEqual({ members: [], isLoading: false, error: null, isFetched: false });
    const first = loadTeam();
    expect(team().isLoading).toBe(true);
    await Promise.all([first, loadTeam()]);
    await loadTeam();
    expect(spy).toHaveBeenCalledTimes(1);
    expect(team()).toEqual({ members: [member], isLoading: false, error: null, isFetched: true });
  });

  it('[spec0 §7.12, §9.11] tries three times, one second apart', async () => {
    const { loadTeam, team } = await freshTeam();
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(reply(500, {}));
    const done = loadTeam();
    await jest.advanceTimersByTimeAsync(1000);
    expect(spy).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(spy).toHaveBeenCalledTimes(3);
    await done;
    expect(team()).toMatchObject({ isFetched: false, error: 'Failed to fetch team members' });
  });

  it("[spec0 §7.5, §8.12] shows the server's error field", async () => {
    const { loadTeam, team } = await freshTeam();
    jest.spyOn(globalThis, 'fetch').mockImplementation(reply(403, { error: 'Closed today' }));
    await loadTeam();
    expect(team().error).toBe('Closed today');
  });

  it.each([[{}], [null], [[null]], [[{ rank: 'Owner' }]], [[{ ...member, user_data: 'x' }]]])(
    '[spec0 §8.8] rejects %j, which is no list of members, and can be called again',
    async (body) => {
      const { loadTeam, team } = await freshTeam();
      const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(reply(200, body));
      await loadTeam();
      expect(team().error).toBe('Failed to fetch team members');
      spy.mockImplementation(reply(200, []));
      await loadTeam();
      expect(team()).toMatchObject({ isFetched: true, error: null });
    },
  );
});
