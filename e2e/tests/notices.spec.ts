import { NOTICES_FILE, SBOM_FILE, fileUrl } from '@portico/sdk/platform';
import { builtRelease } from '../support/built-files.ts';
import { PUBLIC_REMOTES } from '../support/public-remotes.ts';
import { expect, test } from '../support/test.ts';

test('the legal pages link to the licenses of the packages in the live apps', async ({
  request,
}) => {
  const address = '/third-party-notices';
  expect(await (await request.get('/terms')).text()).toContain(`href="${address}"`);
  const notices = await (await request.get(address)).text();
  for (const name of ['shell', ...PUBLIC_REMOTES]) {
    expect(notices).toContain(`${name} contains the packages below.`);
    const release = builtRelease(name);
    const own = await request.get(fileUrl(release, NOTICES_FILE));
    expect(notices).toContain(await own.text());
    expect((await request.get(fileUrl(release, SBOM_FILE))).status()).toBe(404);
  }
});
