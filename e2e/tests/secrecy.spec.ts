import { fileUrl } from 'shared/platform';
import { builtRelease, sentencesOf } from '../support/built-files.ts';
import { PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC_RELEASES = ['shell', 'mfe-public', 'mfe-tools', 'mfe-commerce'];

/** What only the team may read, taken from the staff remote itself. */
function secrets(): string[] {
  const staff = builtRelease('mfe-staff');
  const known = new Set(PUBLIC_RELEASES.flatMap((name) => builtRelease(name).operations));
  const said = new Set(PUBLIC_RELEASES.flatMap(sentencesOf));
  return [
    'mfe-staff',
    // The mount itself is no secret (DESIGN §6).
    ...staff.routes.map(({ path }) => path).filter((path) => path.startsWith('/staff/')),
    ...staff.operations.filter((operation) => !known.has(operation)),
    // What a public remote says of its own accord is no secret.
    ...sentencesOf('mfe-staff').filter((sentence) => !said.has(sentence)),
  ];
}

test('[spec1 §6] nothing that a non-member can fetch speaks of the back-office', async ({
  request,
}) => {
  const words = secrets();
  expect(words.length).toBeGreaterThan(5);
  const files = PUBLIC_RELEASES.map(builtRelease).flatMap((release) =>
    release.files.map(({ path }) => fileUrl(release, path)),
  );
  const addresses = [
    ...files,
    ...PAGES.filter(({ as }) => as !== 'owner').map(({ path }) => path),
    '/no/such/page',
    '/api/registry',
    '/api/openapi.json',
    '/api/docs',
    '/robots.txt',
    '/sitemap.xml',
  ];
  const leaks: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    if (files.includes(address)) expect(answer.status(), address).toBe(200);
    const text = await answer.text();
    for (const word of words) if (text.includes(word)) leaks.push(`${address}: ${word}`);
  }
  expect(leaks).toEqual([]);
});

test.describe('to a member', () => {
  test.use({ as: 'supporter' });

  test('the words are there: the search would find them', async ({ request }) => {
    const staff = builtRelease('mfe-staff');
    const texts = await Promise.all(
      staff.files.map(async ({ path }) => (await request.get(fileUrl(staff, path))).text()),
    );
    const all = texts.join('\n');
    const found = sentencesOf('mfe-staff').filter((sentence) => all.includes(sentence));
    expect(found.length).toBeGreaterThan(0);
  });
});
