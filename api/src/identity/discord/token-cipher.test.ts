import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { TokenCipher, TokenCipherError } from './token-cipher.ts';

const USER = '473052869059424293';
const OTHER = '951908035322847232';
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const cipher = new TokenCipher([oldKey]);

describe('TokenCipher', () => {
  it('decrypts any text that it encrypted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        expect(cipher.decrypt(USER, cipher.encrypt(USER, token))).toBe(token);
      }),
    );
  });

  it('hides the token and never encrypts twice alike', () => {
    const sealed = [1, 2].map(() => cipher.encrypt(USER, 'plain-access-token'));
    expect(sealed[0]).not.toBe(sealed[1]);
    const bytes = Buffer.from(sealed[0]?.split('.')[2] ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain('plain');
  });

  it('does not decrypt for another user', () => {
    const sealed = cipher.encrypt(USER, 'token');
    expect(() => cipher.decrypt(OTHER, sealed)).toThrow(TokenCipherError);
  });

  it('does not decrypt a text with any single bit changed', () => {
    const [version, id, data] = cipher.encrypt(USER, 'token').split('.');
    const bytes = Buffer.from(data ?? '', 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const sealed = `${version}.${id}.${changed.toString('base64url')}`;
      expect(() => cipher.decrypt(USER, sealed)).toThrow(TokenCipherError);
    }
  });

  it.each(['', 'v1', 'v1..', 'v2.abcdef01.AAAA', 'v1.00000000.AAAA', `v1.${'x'.repeat(99)}`])(
    'does not decrypt %j',
    (sealed) => {
      expect(() => cipher.decrypt(USER, sealed)).toThrow(TokenCipherError);
    },
  );

  it('rejects a shortened tag', () => {
    const [version, id, data] = cipher.encrypt(USER, '').split('.');
    const short = Buffer.from(data ?? '', 'base64url').subarray(0, 27);
    const sealed = `${version}.${id}.${short.toString('base64url')}`;
    expect(() => cipher.decrypt(USER, sealed)).toThrow(TokenCipherError);
  });

  it('encrypts with a new key and still decrypts with the old one', () => {
    const before = cipher.encrypt(USER, 'token');
    const rotated = new TokenCipher([newKey, oldKey]);
    expect(rotated.decrypt(USER, before)).toBe('token');
    expect(rotated.isOutdated(before)).toBe(true);
    const after = rotated.encrypt(USER, 'token');
    expect(rotated.isOutdated(after)).toBe(false);
    expect(() => cipher.decrypt(USER, after)).toThrow('not configured');
  });
});
