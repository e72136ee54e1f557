import { csvText } from '@portico/sdk/rules/csv';
import { csvPlain } from './csv-plain.ts';

test.each(['473052869059424293', '=1+1', 'a;=1, -2', 'a - b', "'quoted", "it's, 'so'", '', "'"])(
  'the text of a cell comes back as it was: %j',
  (text) => {
    expect(csvPlain(csvText(text))).toBe(text);
  },
);
