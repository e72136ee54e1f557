import { ByteLru } from './byte-lru.ts';

describe('ByteLru', () => {
  it('evicts the least recently used values beyond the limit', () => {
    const lru = new ByteLru<string>(10);
    lru.set('a', 'A', 4);
    lru.set('b', 'B', 4);
    lru.get('a');
    lru.set('c', 'C', 4);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
  });

  it('counts a replaced value once and rejects a value above the limit', () => {
    const lru = new ByteLru<string>(10);
    lru.set('a', 'A', 6);
    lru.set('a', 'A2', 6);
    expect(lru.get('a')).toBe('A2');
    lru.set('b', 'B', 11);
    expect(lru.get('b')).toBeUndefined();
  });
});
