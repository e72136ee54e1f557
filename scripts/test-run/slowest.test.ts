import { ROOT } from '../bootstrap/paths.mjs';
import { jestFiles, playwrightFiles, slowest } from './slowest.ts';

test('the files that took longest are listed, those of all runners together', () => {
  const jest = jestFiles({
    testResults: [
      { name: `${ROOT}/api/test/a.test.ts`, startTime: 1000, endTime: 3500 },
      { name: `${ROOT}/shared/b.test.ts`, startTime: 0, endTime: 10 },
    ],
  });
  const specs = [{ tests: [{ results: [{ duration: 1000 }, { duration: 2000 }] }] }];
  const suites = [{ file: 'tests/c.spec.ts', specs, suites: [{ file: 'tests/c.spec.ts', specs }] }];
  const browser = playwrightFiles({ suites }, 'e2e');
  expect(slowest([...jest, ...browser], 2)).toEqual([
    '    6.0 s  e2e/tests/c.spec.ts',
    '    2.5 s  api/test/a.test.ts',
  ]);
});
