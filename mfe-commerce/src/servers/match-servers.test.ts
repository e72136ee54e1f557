import { matchServers } from './match-servers.ts';

const servers = Array.from({ length: 30 }, (_, index) => ({
  id: `1000000000000000${String(index).padStart(2, '0')}`,
  name: `Server ${index}`,
}));

describe('matchServers', () => {
  test('[spec1 §5.9] matches name or id, case-insensitively', () => {
    expect(matchServers(servers, 'SERVER 7').map(({ name }) => name)).toEqual(['Server 7']);
    expect(matchServers(servers, '00000029').map(({ name }) => name)).toEqual(['Server 29']);
    expect(matchServers(servers, 'nothing')).toEqual([]);
  });

  test('[spec1 §9.11] returns at most 12 servers', () => {
    expect(matchServers(servers, '')).toHaveLength(12);
  });
});
