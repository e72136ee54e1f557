import { getTeam } from '@portico/sdk/contracts/team/calls';
import { getShards } from '../status/calls.ts';
import { call } from './call.ts';

const shard = {
  shard_id: 0,
  server_count: 1,
  member_count: 2,
  latency: 20.5,
  uptime: 60,
  is_ready: true,
};
const member = { user_id: '123456789012345678', rank: null, socials: {}, user_data: null };

describe('a checked call', () => {
  it('accepts a response that matches its contract', async () => {
    const answer = [{ ...shard, seen_at: 1, is_stale: false }];
    await expect(call(getShards).check(answer)).resolves.toBeUndefined();
  });

  it('accepts deviations that pages accept', async () => {
    await expect(call(getShards).check([shard])).resolves.toBeUndefined();
    const team = [{ ...member, rank: undefined, socials: '{}', user_data: {} }];
    await expect(call(getTeam).check(team)).resolves.toBeUndefined();
  });

  it('reports the call, the path and the expected type of any other response', async () => {
    await expect(call(getTeam).check([{ ...member, user_id: '12' }])).rejects.toThrow(
      'getTeam (GET /api/team) answered what its contract does not allow:\n✖ Invalid string: must match pattern /^\\d{17,20}$/\n  → at [0].user_id',
    );
    await expect(call(getShards).check([{ ...shard, latency: -1 }])).rejects.toThrow(
      '→ at [0].latency',
    );
  });
});
