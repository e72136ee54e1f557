import { NOTICES_FILE, SBOM_FILE, fileUrl } from '@portico/sdk/platform';
import { builtRelease, sentencesOf, sourceOf } from '../support/built-files.ts';
import { PUBLIC_REMOTES } from '../support/public-remotes.ts';
import { PAGES } from '../support/routes.ts';
import type { Account } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC_RELEASES = ['shell', ...PUBLIC_REMOTES];

/** Texts that only the team may read, from the staff remote. */
function secrets(): string[] {
  const staff = builtRelease('mfe-staff');
  const known = new Set(PUBLIC_RELEASES.flatMap((name) => builtRelease(name).operations));
  const said = new Set(PUBLIC_RELEASES.flatMap(sentencesOf));
  return [
    'mfe-staff',
    // The mount is public.
    ...staff.routes.map(({ path }) => path).filter((path) => path.startsWith('/staff/')),
    ...staff.operations.filter((operation) => !known.has(operation)),
    // Texts of public remotes are not secret.
    ...sentencesOf('mfe-staff').filter((sentence) => !said.has(sentence)),
  ];
}

interface Manual {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, unknown> };
}

/** All field names in an OpenAPI document. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...fieldsOf(inner),
  ]);
}

/**
 * Schemas, paths and fields that are only in the team's OpenAPI document. Excluded are fields that
 * are plain words, and names in public code.
 */
function schemaSecrets(team: Manual, everybody: Manual): string[] {
  const said = [
    ...PUBLIC_RELEASES,
    'shared/ui/components',
    'shared/ui/charts',
    'shared/sdk/runtime',
    'shared/sdk/rules',
    'shared/sdk/platform',
  ]
    .map(sourceOf)
    .join('\n');
  const only = (own: string[], known: string[]) => own.filter((word) => !known.includes(word));
  const fields = only(fieldsOf(team), fieldsOf(everybody));
  return [
    ...new Set([
      ...only(Object.keys(team.components.schemas), Object.keys(everybody.components.schemas)),
      ...only(Object.keys(team.paths), Object.keys(everybody.paths)),
      ...fields.filter((field) => /[a-z]_[a-z]|[a-z][A-Z]/.test(field)),
    ]),
  ].filter((word) => word.length > 5 && !said.includes(word));
}

test('[spec1 §6.3] no response to a non-member contains texts or names of the back-office', async ({
  request: nobody,
  playwright,
  cookiesOf,
  baseURL,
}) => {
  const signedIn = async (as: Account) => {
    const storageState = { cookies: await cookiesOf(as), origins: [] };
    return playwright.request.newContext({ baseURL, storageState });
  };
  const member = await signedIn('supporter');
  const customer = await signedIn('customer');
  const manualOf = async (from: typeof nobody) =>
    (await (await from.get('/api/openapi.json')).json()) as Manual;
  const schemas = schemaSecrets(await manualOf(member), await manualOf(nobody));
  expect(schemas).toEqual(expect.arrayContaining(['AuditEntry', 'lastWebhook']));
  const words = [...secrets(), ...schemas];
  const files = PUBLIC_RELEASES.map(builtRelease).flatMap((release) =>
    // Source maps and bills of materials are for deploy keys alone; licenses are texts of others.
    release.files
      .filter(({ path }) => !path.endsWith('.map') && ![NOTICES_FILE, SBOM_FILE].includes(path))
      .map(({ path }) => fileUrl(release, path)),
  );
  const answers = [
    ...PAGES.filter(({ as }) => as !== 'owner').map(({ path }) => path),
    '/no/such/page',
    '/api/registry',
    '/api/openapi.json',
    '/api/docs',
    '/robots.txt',
    '/sitemap.xml',
  ];
  const leaks: string[] = [];
  const search = async (client: string, from: typeof nobody, address: string) => {
    const answer = await from.get(address);
    if (files.includes(address)) expect(answer.status(), address).toBe(200);
    const text = await answer.text();
    for (const word of words) if (text.includes(word)) leaks.push(`${client} ${address}: ${word}`);
  };
  for (const address of [...files, ...answers]) await search('nobody', nobody, address);
  for (const address of answers) await search('customer', customer, address);
  expect(leaks).toEqual([]);
  await member.dispose();
  await customer.dispose();
});

test.describe('for a member', () => {
  test.use({ as: 'supporter' });

  test('responses contain these texts, so that the search would find them', async ({ request }) => {
    const staff = builtRelease('mfe-staff');
    const texts = await Promise.all(
      staff.files.map(async ({ path }) => (await request.get(fileUrl(staff, path))).text()),
    );
    const all = texts.join('\n');
    const found = sentencesOf('mfe-staff').filter((sentence) => all.includes(sentence));
    expect(found.length).toBeGreaterThan(0);
  });
});
