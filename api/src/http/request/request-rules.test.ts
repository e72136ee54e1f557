import type { FastifyRequest } from 'fastify';
import { rejectCrossSite } from './cross-site.ts';
import { doubledHeader, rejectDoubledHeaders } from './doubled-headers.ts';
import { originForm } from './origin-form.ts';
import { ProblemError } from '../problem/problem.ts';
import { keepSignedBody, requireSignature, signedBodyOf } from '../body/signed-body.ts';

/** What a rule answers: undefined, or the status and kind of its refusal. */
function refusalOf(rule: () => void) {
  try {
    rule();
  } catch (error) {
    if (error instanceof ProblemError) return [error.status, error.kind, error.message];
    throw error;
  }
  return undefined;
}

describe('a change with a session', () => {
  const session = { session: 'A'.repeat(43) };
  const change = (headers: object, more: object = {}) => {
    const request = { method: 'POST', headers, cookies: session, ...more } as never;
    return refusalOf(() => rejectCrossSite(request, 'http://own.example'));
  };
  const REFUSED = [
    403,
    'cross-site',
    'Cross-site request rejected: only pages of this site may send it.',
  ];

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://other.example' }],
    [{ origin: 'http://own.example' }],
  ])('is accepted with %j', (headers) => {
    expect(change(headers)).toBeUndefined();
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://own.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://other.example' }],
  ])('is refused with %j', (headers) => {
    expect(change(headers)).toEqual(REFUSED);
  });

  test('is not meant where nothing changes, or without a session', () => {
    expect(change({}, { method: 'GET' })).toBeUndefined();
    expect(change({}, { cookies: {} })).toBeUndefined();
    expect(change({}, { cookies: { session: 'short' } })).toBeUndefined();
  });

  test('has another name over https', () => {
    const refused = (cookies: object) =>
      refusalOf(() =>
        rejectCrossSite(
          { method: 'POST', headers: {}, cookies } as FastifyRequest,
          'https://own.example',
        ),
      );
    expect(refused({ '__Host-session': session.session })).toEqual(REFUSED);
    expect(refused(session)).toBeUndefined();
  });
});

describe('headers that may occur once', () => {
  test.each([
    [['Host', 'a', 'Accept', 'b', 'Accept', 'c'], undefined],
    [['Host', 'a', 'HOST', 'a'], 'host'],
    [['Cookie', 'host', 'Host', 'host'], undefined],
    [['Content-Type', 'a', 'Host', 'b', 'content-type', 'c'], 'content-type'],
    [['Authorization', 'a', 'authorization', 'a'], 'authorization'],
    // As long as one of them.
    [['Date', 'a', 'Date', 'b'], undefined],
  ])('in %j the doubled one is %s', (rawHeaders, name) => {
    expect(doubledHeader(rawHeaders)).toBe(name);
    const request = { raw: { rawHeaders } } as FastifyRequest;
    expect(refusalOf(() => rejectDoubledHeaders(request))).toEqual(
      name && [400, undefined, `Send the header "${name}" only once.`],
    );
  });
});

test.each([
  ['/a?b=c', '/a?b=c', 'sent'],
  ['http://other.example/a?b=c', '/a?b=c', 'other.example'],
  ['HTTPS://other.example:8080', '/', 'other.example:8080'],
  ['http://other.example?b=c#d', '/?b=c', 'other.example'],
  ['/http://other.example/', '/http://other.example/', 'sent'],
  [undefined, '/', 'sent'],
])('the target %s is the path %s of the host %s', (url, path, host) => {
  const request = { url, headers: { host: 'sent' } as Record<string, string> };
  expect(originForm(request as never)).toBe(path);
  expect(request.headers.host).toBe(host);
});

test('the bytes of a signed body are kept for its handler, and other bodies are parsed', () => {
  const bytes = Buffer.from('{"id": 1}');
  const requestWith = (config: object) => ({ routeOptions: { config } }) as FastifyRequest;
  const [signed, parsed] = [requestWith({ signed: true }), requestWith({})];
  expect([keepSignedBody(signed, bytes), keepSignedBody(parsed, bytes)]).toEqual([true, false]);
  expect([signedBodyOf(signed), signedBodyOf(parsed)]).toEqual([bytes, Buffer.alloc(0)]);
});

describe('a webhook', () => {
  const v1 = `v1=${'0a'.repeat(32)}`;
  const refused = (header: unknown) =>
    refusalOf(() => requireSignature({ headers: { 'stripe-signature': header } } as never));

  test.each([`t=1,${v1}`, `t=123456789012,v0=x,${v1}`, `t=1,${'x=y,'.repeat(8)}${v1},v0=z`])(
    'with the signature %s is read',
    (header) => expect(refused(header)).toBeUndefined(),
  );

  test.each([
    undefined,
    '',
    `x t=1,${v1}`,
    `t=,${v1}`,
    `t=1234567890123,${v1}`,
    `t=1,${v1}0`,
    `t=1,v1=${'0A'.repeat(32)}`,
    `t=1,${'x=y,'.repeat(9)}${v1}`,
    `t=1,${'x'.repeat(201)},${v1}`,
  ])('with the signature %s is refused', (header) => {
    expect(refused(header)).toEqual([400, 'bad-signature', 'The webhook signature is invalid.']);
  });
});
