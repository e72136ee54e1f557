import { clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7', '0:0:2:3::/64'],
  ['1::', '1:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
])('client %s counts as network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
