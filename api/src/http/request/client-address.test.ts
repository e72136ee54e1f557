import type { IncomingMessage } from 'node:http';
import { canonicalAddress, clientAddress } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.10', '203.0.113.10'],
  ['203.0.113.10:40001', '203.0.113.10'],
  ['203.0.113.10:', '203.0.113.10'],
  [' 203.0.113.10 ', '203.0.113.10'],
  ['[203.0.113.10]:80', '203.0.113.10'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1:4711', '2001:db8::1'],
  ['::FFFF:203.0.113.10', '203.0.113.10'],
  ['::ffff:cb00:710a', '203.0.113.10'],
  ['::ffff:10.20.30.40', '10.20.30.40'],
  ['[::ffff:203.0.113.10]:4711', '203.0.113.10'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[FE80::1%eth0]:4711', 'fe80::1'],
])('The address %p has one form, %s.', (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '"[2001:db8::1]:4711"',
  '203.0.113.10:port',
  '[]:1',
  'for=[2001:db8::1]',
  '[2001:db8::1];by=10.0.0.1',
])('%p is no address.', (text) => {
  expect(canonicalAddress(text)).toBe('');
});

test('A proxy that writes the port of another proxy in front of it is still followed.', () => {
  const forwarded = '[2001:DB8::1]:4711, 10.0.0.2:40001';
  for (const trust of [['10.0.0.0/8', '127.0.0.1'], (_address: string, hop: number) => hop < 2])
    expect(clientAddress(trust)(request('::ffff:127.0.0.1', forwarded))).toBe('2001:db8::1');
});

test('Without a stated address the nearest hop counts, whatever clients write.', () => {
  const trust = (_address: string, hop: number) => hop < 1;
  expect(clientAddress(trust)(request('::ffff:10.0.0.1', 'unknown'))).toBe('10.0.0.1');
  expect(clientAddress(false)(request('::ffff:10.0.0.1', '203.0.113.1'))).toBe('10.0.0.1');
  expect(clientAddress(false)(request(undefined))).toBe('');
});
