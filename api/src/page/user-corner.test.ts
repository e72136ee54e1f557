import { testBrand } from '../../test/page/fixtures.ts';
import { frame } from '../../test/registry/fixtures.ts';
import { userCorner } from './user-corner.ts';

const user = { id: '80351110224678912', username: '<b>{avatar}</b>', avatar: null };

describe('userCorner', () => {
  it('shows the way in to whoever is not known to be signed in', () => {
    expect(userCorner(frame, { status: 401 }, testBrand)).toContain('Login');
    expect(userCorner(frame, { status: 503 }, testBrand)).toContain('Login');
  });

  it('shows name and picture as text', () => {
    expect(userCorner(frame, { status: 200, user }, testBrand)).toBe(
      '<span data-user>&lt;b&gt;{avatar}&lt;/b&gt;</span>' +
        '<img alt="" src="https://cdn.discordapp.com/embed/avatars/5.png">',
    );
    expect(
      userCorner(frame, { status: 200, user: { ...user, avatar: 'abc' } }, testBrand),
    ).toContain('https://cdn.discordapp.com/avatars/80351110224678912/abc.png?size=64');
  });
});
