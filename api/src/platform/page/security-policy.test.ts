import { testBrand } from '../../../test/page/fixtures.ts';
import { contentSecurityPolicy, imageOrigins, makeNonce } from './security-policy.ts';

describe('content security policy', () => {
  it('allows scripts and styles with the nonce, and nothing unsafe', () => {
    const policy = contentSecurityPolicy('N', []);
    expect(policy).toContain(`script-src 'nonce-N' 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'self' 'nonce-N';`);
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types mfe`);
    expect(policy).not.toContain('unsafe');
  });

  it('forbids frames, a base address and forms to other sites', () => {
    const policy = contentSecurityPolicy('N', []);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it('allows styles and requests of the origins of release files', () => {
    const policy = contentSecurityPolicy('N', [], ['https://files.example']);
    expect(policy).toContain(`style-src 'self' 'nonce-N' https://files.example;`);
    expect(policy).toContain(`connect-src 'self' https://files.example;`);
  });

  it.each([
    ['none', /^(?!.*report-).*trusted-types mfe$/],
    ['uri', /; report-uri \/api\/reports\/csp$/],
    ['endpoint', /; report-uri \/api\/reports\/csp; report-to csp$/],
  ] as const)('reports violations by %s', (reporting, expected) => {
    expect(contentSecurityPolicy('N', [], [], reporting)).toMatch(expected);
  });

  it('has a new nonce each time', () => {
    const nonces = new Set(Array.from({ length: 1000 }, makeNonce));
    expect(nonces.size).toBe(1000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  it("allows the origins of the brand's images and of avatars", () => {
    const brand = { ...testBrand, cdn: 'http://localhost:1/cdn', icon: '/icon.png' };
    expect(
      imageOrigins({ ...brand, previewImage: 'https://cdn.example/p.png' }, 'http://localhost:2'),
    ).toEqual(['http://localhost:1', 'https://cdn.example', 'http://localhost:2']);
  });
});
