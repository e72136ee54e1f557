import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

/** The answer to a call that anyone may make. */
const get = async <T>(path: string): Promise<T> => {
  const answer = await api.call(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  return (await answer.json()) as T;
};

interface Named {
  name: string;
  label: string;
}

describe('the texts of a site pack', () => {
  it('are answered to everyone, features with all others and legal texts with their numbers', async () => {
    const addresses = await get<Named[]>('/api/features/addresses');
    const names = addresses.map(({ name }) => name);
    expect(names).toHaveLength(11);
    const { groups } = await get<{ groups: { features: Named[] }[] }>('/api/features');
    const listed = groups.flatMap(({ features }) => features);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, label } of listed) {
      const feature = await get<Named & { others: Named[] }>(`/api/features/${name}`);
      expect(feature).toMatchObject({ name, label });
      expect(feature.others.map((other) => other.name)).toEqual(
        names.filter((other) => other !== name),
      );
    }
    const text = await get<{ month: string; sections: { number: number; anchor: string }[] }>(
      '/api/legal/refund',
    );
    expect(text.month).toBe('June 2024');
    expect(text.sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(text.sections[3]?.anchor).toBe('#how-to-ask');

    for (const name of [
      'none',
      '__proto__',
      'constructor',
      'toString',
      '..%2Fterms',
      'a'.repeat(60),
    ])
      for (const list of ['features', 'legal']) {
        const { status } = await api.call(`/api/${list}/${name}`);
        expect([list, name, status]).toEqual([list, name, 404]);
      }
  });
});
