import { testBrand } from '../../../test/page/fixtures.ts';
import { contentSecurityPolicy, imageOrigins, makeNonce } from './security-policy.ts';

describe('content security policy', () => {
  it('trusts one nonce for scripts and styles and nothing unsafe', () => {
    const policy = contentSecurityPolicy('N', []);
    expect(policy).toContain(`script-src 'nonce-N' 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'self' 'nonce-N';`);
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types mfe;`);
    expect(policy).not.toContain('unsafe');
  });

  it('lets nobody frame a page, nor move its base, nor take its forms elsewhere', () => {
    const policy = contentSecurityPolicy('N', []);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it("lets styles come from the origins of releases' files", () => {
    const policy = contentSecurityPolicy('N', [], ['https://files.example']);
    expect(policy).toContain(`style-src 'self' 'nonce-N' https://files.example;`);
    expect(policy).toContain(`connect-src 'self' https://files.example;`);
  });

  it('makes a new nonce each time', () => {
    const nonces = new Set(Array.from({ length: 1000 }, makeNonce));
    expect(nonces.size).toBe(1000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  it("lets the brand's own pictures and people's avatars load from their origins", () => {
    const brand = { ...testBrand, cdn: 'http://localhost:1/cdn', icon: '/icon.png' };
    expect(
      imageOrigins({ ...brand, previewImage: 'https://cdn.example/p.png' }, 'http://localhost:2'),
    ).toEqual(['http://localhost:1', 'https://cdn.example', 'http://localhost:2']);
  });
});
