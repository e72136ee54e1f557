import type { SessionAnswer } from '@portico/sdk/platform';
import { testBrand } from '../../../../test/page/fixtures.ts';
import { frame } from '../../../../test/registry/fixtures.ts';
import { userCorner } from './user-corner.ts';

const user = { id: '80351110224678912', username: '<b>{avatar}</b>', avatar: null };
const corner = (session: SessionAnswer, url = '/') =>
  userCorner(frame, session, { brand: testBrand, discordCdn: 'https://cdn.example', url });

describe('userCorner', () => {
  it('[spec1 §2.4, §2.5] links to the sign-in, which returns to the page, for a visitor without a session', () => {
    expect(corner({ status: 401 }, '/store?plan=Duo&x="')).toBe(
      '<a href="/api/auth/discord?returnTo=%2Fstore%3Fplan%3DDuo%26x%3D%22">Login</a>',
    );
    expect(corner({ status: 503 })).toContain('Login');
  });

  it('contains the escaped name and the avatar of a signed-in visitor', () => {
    expect(corner({ status: 200, user })).toBe(
      '<span data-user>&lt;b&gt;{avatar}&lt;/b&gt;</span>' +
        '<img alt="" src="https://cdn.example/embed/avatars/5.png">',
    );
    expect(corner({ status: 200, user: { ...user, avatar: 'abc' } })).toContain(
      'https://cdn.example/avatars/80351110224678912/abc.webp?size=64',
    );
  });
});
