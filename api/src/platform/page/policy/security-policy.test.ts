import type { Config } from '../../../core/config/config.ts';
import {
  contentSecurityPolicy,
  imageSourcesOf,
  makeNonce,
  sourcesByNonce,
} from './security-policy.ts';

const OWN = sourcesByNonce('N');

describe('content security policy', () => {
  it('allows scripts and styles with the nonce, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(OWN, []);
    expect(policy).toContain(`script-src 'nonce-N' 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'self' 'nonce-N';`);
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types mfe`);
    expect(policy).not.toContain('unsafe');
  });

  it('forbids frames, a base address and forms to other sites', () => {
    const policy = contentSecurityPolicy(OWN, []);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it('allows styles and requests of the origins of release files', () => {
    const policy = contentSecurityPolicy(OWN, [], ['https://files.example']);
    expect(policy).toContain(`style-src 'self' 'nonce-N' https://files.example;`);
    expect(policy).toContain(`connect-src 'self' https://files.example;`);
  });

  it.each([
    ['none', /^(?!.*report-).*trusted-types mfe$/],
    ['uri', /; report-uri \/api\/reports\/csp$/],
    ['endpoint', /; report-uri \/api\/reports\/csp; report-to csp$/],
  ] as const)('reports violations by %s', (reporting, expected) => {
    expect(contentSecurityPolicy(OWN, [], [], reporting)).toMatch(expected);
  });

  it('has a new nonce each time', () => {
    const nonces = new Set(Array.from({ length: 1000 }, makeNonce));
    expect(nonces.size).toBe(1000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  it('allows images of the site, of data addresses, and of the named hosts', () => {
    expect(contentSecurityPolicy(OWN, ['https://images.example'])).toContain(
      `; img-src 'self' data: https://images.example;`,
    );
    expect(contentSecurityPolicy(OWN, [])).toContain(`; img-src 'self' data:;`);
  });
});

describe('sources of images', () => {
  const brand = { cdn: 'http://localhost:1/cdn', icon: 'https://cdn.example/icon.png' };
  const settings = {
    discord: { cdnUrl: 'http://localhost:2' } as Config['discord'],
    imageOrigins: ['https://covers.example'],
  };

  it("are the origins of the brand, of Discord's images and of IMAGE_ORIGINS", () => {
    expect(imageSourcesOf(brand, settings)).toEqual([
      'http://localhost:1',
      'https://cdn.example',
      'http://localhost:2',
      'https://covers.example',
    ]);
    const own = { ...brand, icon: '/icon.png' };
    expect(imageSourcesOf(own, settings)).not.toContain('https://cdn.example');
  });

  it('include every https address for a page that declares it', () => {
    expect(imageSourcesOf(brand, settings, 'anywhere')).toEqual([
      'https:',
      'http://localhost:1',
      'http://localhost:2',
    ]);
  });
});
