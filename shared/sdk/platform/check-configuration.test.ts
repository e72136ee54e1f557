import { defineConfiguration } from './configuration.ts';
import { configurationKeys, configurationProblems, fittingValues } from './check-configuration.ts';

const { keys } = defineConfiguration('mfe-any', {
  rows: { type: 'integer', minimum: 10, maximum: 100, default: 50, description: 'Rows of a table' },
  share: { type: 'number', minimum: 0, maximum: 1, default: 0.5, description: 'A share' },
  order: { type: 'string', enum: ['new', 'old'], default: 'new', description: 'Order of rows' },
  label: { type: 'string', maxLength: 5, default: 'Rows', description: 'Above the table' },
  isDense: { type: 'boolean', default: false, description: 'Smaller rows' },
  hidden: {
    ...{ type: 'array', items: { type: 'string', maxLength: 3 }, maxItems: 2 },
    ...{ default: [], description: 'Columns that are not shown' },
  },
});

describe('values of a remote', () => {
  it('that fit what it declares are accepted, also where only some are set', () => {
    expect(configurationProblems(keys, {})).toEqual([]);
    const all = { rows: 10, share: 0.25, order: 'old', label: '', isDense: true, hidden: ['a'] };
    expect(configurationProblems(keys, all)).toEqual([]);
    expect(fittingValues(keys, all)).toEqual(all);
  });

  it.each([
    [{ rows: 5 }, 'rows', />=10.*Rows of a table/],
    [{ rows: 101 }, 'rows', /<=100/],
    [{ rows: 12.5 }, 'rows', /int/],
    [{ rows: '20' }, 'rows', /expected number/],
    [{ rows: null }, 'rows', /expected number/],
    [{ share: 2 }, 'share', /<=1/],
    [{ order: 'any' }, 'order', /"new"\|"old"/],
    [{ label: 'too long' }, 'label', /<=5/],
    [{ isDense: 'yes' }, 'isDense', /expected boolean/],
    [{ hidden: 'a' }, 'hidden', /expected array/],
    [{ hidden: ['a', 'long'] }, 'hidden.1', /<=3/],
    [{ hidden: ['a', 'b', 'c'] }, 'hidden', /<=2/],
    [{ row: 10 }, 'row', /^is no key of this remote; keys are: rows, share, order/],
    [{ constructor: 10 }, 'constructor', /^is no key/],
  ])('such as %j are refused with the key and what it must be', (values, name, message) => {
    expect(configurationProblems(keys, values)).toEqual([
      { name, message: expect.stringMatching(message) as unknown },
    ]);
    // Where it is live all the same, as after a rollback, the default holds.
    expect(fittingValues(keys, { ...values, share: 'share' in values ? 2 : 1 })).toEqual(
      'share' in values ? {} : { share: 1 },
    );
  });
});

describe('what a remote declares', () => {
  it('is plain data of the subset', () => {
    expect(configurationKeys.parse(JSON.parse(JSON.stringify(keys)))).toEqual(keys);
  });

  it.each([
    [{ rows: { ...keys.rows, default: 5 } }, 'rows.default', />=10/],
    [{ rows: { ...keys.rows, default: undefined } }, 'rows.default', /expected number/],
    [{ rows: { ...keys.rows, description: ' ' } }, 'rows.description', />=1/],
    [{ label: { ...keys.label, pattern: '(a+)+$' } }, 'label', /pattern/],
    [{ label: { ...keys.label, $ref: 'https://example.com' } }, 'label', /\$ref/],
    [{ any: { type: 'object', default: {}, description: 'Any' } }, 'any.type', /Invalid/],
    [{ 'Not a name': keys.rows }, 'Not a name', /key/i],
  ])('is refused where it is %j', (wrong, path, message) => {
    const issues = configurationKeys.safeParse(wrong).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [path, expect.stringMatching(message)],
    ]);
  });
});
