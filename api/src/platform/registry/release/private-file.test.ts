import { NOTICES_FILE, SBOM_FILE } from '@portico/sdk/platform';
import { isLoadedByPages, isPrivateFile } from './private-file.ts';

test.each([
  ['home.js', false, true],
  ['map.js', false, true],
  ['.map/home.js', false, true],
  [NOTICES_FILE, false, false],
  ['home.js.map', true, false],
  ['HOME.JS.MAP', true, false],
  [SBOM_FILE, true, false],
])('the file %s is private: %s, and loaded by pages: %s', (path, isPrivate, isLoaded) => {
  expect(isPrivateFile(path)).toBe(isPrivate);
  expect(isLoadedByPages(path)).toBe(isLoaded);
});
