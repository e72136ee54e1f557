import { scoresOf } from './scores.ts';

const mutant = (status: string, replacement?: string) => ({
  ...{ status, replacement, mutatorName: 'ConditionalExpression' },
  location: { start: { line: 7, column: 3 } },
});

test('a mutant counts unless it was ignored or did not run', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
  const files = {
    'api/src/commerce/a.ts': { mutants: mutants.map((status) => mutant(status, 'if (\n true)')) },
  };
  expect(scoresOf({ files })).toEqual([
    {
      file: 'commerce/a.ts',
      killed: 2,
      all: 4,
      notRun: 1,
      survivors: ['7:3 ConditionalExpression if ( true)', '7:3 ConditionalExpression if ( true)'],
    },
  ]);
});
