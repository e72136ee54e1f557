import { remoteRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { headOf, sendLongBody } from '../support/long-body.ts';
import { Deployer, formOf } from './deployer.ts';

let api: TestApi;
let team: Deployer;
beforeAll(async () => {
  api = await startApi();
  team = await Deployer.of(api, 'mfe-public');
});

const send = async (form: FormData) => {
  const { status, body } = await team.call('POST', '/mfe-public', form);
  const issues = body.issues ?? [];
  return { status, detail: body.detail, issues: issues.map(({ message }) => message) };
};

test('a tampered file is rejected with its name', async () => {
  const release = remoteRelease();
  release.files.set('home.js', Buffer.from('evil();'));
  expect(await send(formOf(release))).toMatchObject({
    status: 422,
    issues: ['home.js does not have the hash listed in release.json'],
  });
});

test('all faults of an upload are reported at once', async () => {
  const release = remoteRelease();
  release.files.set('home.js', Buffer.from('much longer than it was'));
  release.files.set('extra.js', Buffer.from('extra();'));
  release.files.set('../../escape.js', Buffer.from('escape();'));
  expect((await send(formOf(release))).issues).toEqual([
    'home.js has more than the 7 bytes listed in release.json',
    'extra.js is not listed in release.json',
    '../../escape.js is not listed in release.json',
  ]);
});

test.each(['../outside.js', '/etc/passwd', 'a/../../b.js', 'a\\b.js', 'C:\\b.js', '.'])(
  'a manifest with the path %s is rejected',
  async (path) => {
    const { status, issues } = await send(formOf(remoteRelease('1.0.0', {}, { [path]: 'x' })));
    expect(status).toBe(422);
    expect(issues.join()).toMatch(/release\.json, files\.\d+\.path/);
  },
);

test('an upload with a missing or duplicate file is rejected', async () => {
  const missing = remoteRelease();
  missing.files.delete('status.js');
  expect((await send(formOf(missing))).issues).toEqual(['status.js is missing']);
  const twice = formOf(remoteRelease());
  twice.append('home.js', new Blob(['home();']), 'home.js');
  expect((await send(twice)).issues).toEqual(['home.js was sent twice']);
});

test('an upload is rejected unless release.json comes first and is valid', async () => {
  const late = new FormData();
  late.append('home.js', new Blob(['home();']), 'home.js');
  late.append('release.json', new Blob(['{}']), 'release.json');
  expect((await send(late)).issues[0]).toBe('release.json must be the first part of the form');
  const broken = new FormData();
  broken.append('release.json', new Blob(['{']), 'release.json');
  expect((await send(broken)).issues).toEqual(['release.json is not valid JSON']);
  expect((await send(new FormData())).status).toBe(422);
});

test('an upload with too many bytes or too large a manifest is rejected', async () => {
  const huge = remoteRelease();
  huge.manifest.files[0]!.size = 100 * 1024 * 1024;
  expect((await send(formOf(huge))).issues).toEqual([`more than ${64 * 1024 * 1024} bytes`]);
  const large = new FormData();
  large.append('release.json', new Blob(['{"a":"', 'x'.repeat(9 * 1024 * 1024), '"}']), 'r');
  expect((await send(large)).status).toBe(422);
});

test('a body that is not a form and a truncated form are rejected', async () => {
  expect((await team.call('POST', '/mfe-public', { a: 1 })).status).toBe(415);
  const answer = await fetch(`${api.url}/api/releases/mfe-public`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${team.key}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: '--x\r\ncontent-disposition: form-data; name="release.json"\r\n\r\n{"sch',
  });
  expect([400, 422]).toContain(answer.status);
});

test('a form that cannot be a release is rejected before its rest is read', async () => {
  const headers = {
    authorization: `Bearer ${team.key}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const path = '/api/releases/mfe-public';
  const long = { ...headers, 'content-length': String(16 * 1024 * 1024) };
  const part = '--x\r\ncontent-disposition: form-data; name="home.js"\r\n\r\n';
  const head = `${headOf('POST', path, long)}\r\n\r\n${part}`;
  const late = await sendLongBody(api, head, 16 * 1024 * 1024);
  expect([late.status, late.read < 1024 * 1024]).toEqual([422, true]);
  const huge = { ...headers, 'content-length': String(100 * 1024 * 1024) };
  const refused = await sendLongBody(api, headOf('POST', path, huge), 16 * 1024 * 1024);
  expect([refused.status, refused.read < 1024 * 1024]).toEqual([413, true]);
});

test('nothing of a rejected upload is stored', async () => {
  expect((await team.list('mfe-public')).body[0]).toMatchObject({
    name: 'mfe-public',
    versions: [],
  });
  expect((await team.publish(remoteRelease())).status).toBe(200);
});
