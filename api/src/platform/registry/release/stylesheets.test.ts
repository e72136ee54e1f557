import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import { ReleaseRefused } from './errors.ts';
import { requireContainedStyles } from './stylesheets.ts';

const FILES = {
  'a.css': 'nav{color:red}',
  'B.CSS': 'body{}',
  'c.css.js': 'nav{}',
  'd.js': 'nav{}',
};

const issuesOf = (
  manifest: ReturnType<typeof remoteRelease>['manifest'],
  files: Record<string, string>,
) => {
  const listed = Object.entries(files).map(([path, text]) => ({
    ...{ path, sha256: '' },
    bytes: Buffer.from(text),
  }));
  try {
    requireContainedStyles({ manifest, digest: '', files: listed });
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.issues;
    throw error;
  }
  return [];
};

test('each rule of a remote that reaches the shell is named with its file and the fix', () => {
  const { manifest } = remoteRelease();
  const issues = issuesOf(manifest, FILES);
  expect(issues.map((issue) => issue.split(', ')[0])).toEqual(['a.css', 'B.CSS']);
  for (const issue of issues)
    expect(issue).toMatch(/, .+; "npm run build -- mfe-public" scopes the rules to pages$/);
  expect(issuesOf(manifest, { 'a.css': '' })).toEqual([]);
});

test('twenty rules are named at most', () => {
  const css = Array.from({ length: 21 }, (_, index) => `.a${index}{color:red}`).join('\n');
  expect(issuesOf(remoteRelease().manifest, { 'a.css': css })).toHaveLength(20);
});

test("the shell's own styles reach everything", () => {
  expect(issuesOf(shellRelease().manifest, FILES)).toEqual([]);
});
