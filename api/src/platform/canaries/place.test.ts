import { Once } from './once.ts';
import { placeToken, readPlace } from './place.ts';

const secretOf = (canary: number) => (canary === 12 ? 'secret' : undefined);

describe('the token of a document', () => {
  it('states its canary and version, and is unique per document', () => {
    const tokens = [1, 2].map(() => placeToken({ canary: 12, arm: 'new' }, 'secret'));
    const places = tokens.map((token) => readPlace(token, secretOf));
    expect(places).toMatchObject([
      { canary: 12, arm: 'new' },
      { canary: 12, arm: 'new' },
    ]);
    expect(places[0]?.document).not.toBe(places[1]?.document);
    expect(tokens[0]!.length).toBeLessThanOrEqual(64);
  });

  it('is rejected if the site has not signed it', () => {
    const token = placeToken({ canary: 12, arm: 'new' }, 'secret');
    for (const forged of [
      token.replace('new', 'old'),
      placeToken({ canary: 12, arm: 'new' }, 'other'),
      placeToken({ canary: 13, arm: 'new' }, 'secret'),
      `${token}=`,
      '12.new',
      '',
    ]) {
      expect(readPlace(forged, secretOf)).toBeUndefined();
    }
  });
});

it('a text counts once while it is remembered', () => {
  const once = new Once(2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map((text) => once.add(text))).toEqual([
    ...[true, true, false, true, false, false],
  ]);
  expect(['d', 'e', 'a'].map((text) => once.add(text))).toEqual([true, true, true]);
});
