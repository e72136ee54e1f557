import { matchServers } from './match-servers.ts';

const servers = Array.from({ length: 30 }, (_, index) => ({
  id: `1000000000000000${String(index).padStart(2, '0')}`,
  name: `Server ${index}`,
}));

describe('the server picker', () => {
  test('[spec1 §5] finds by name or id, in any case', () => {
    expect(matchServers(servers, 'SERVER 7').map(({ name }) => name)).toEqual(['Server 7']);
    expect(matchServers(servers, '00000029').map(({ name }) => name)).toEqual(['Server 29']);
    expect(matchServers(servers, 'nothing')).toEqual([]);
  });

  test('[spec1 §9] offers at most 12', () => {
    expect(matchServers(servers, '')).toHaveLength(12);
  });
});
