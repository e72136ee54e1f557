import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const load = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });

test('rows are kept as long as pages need them, unless a setting says otherwise', () => {
  expect(load({}).keep).toEqual({
    activity: 1095,
    economy: 1095,
    history: 0,
    vitals: 30,
    audit: 0,
  });
  expect(load({ KEEP_ECONOMY_DAYS: '0', KEEP_AUDIT_DAYS: '365' }).keep).toMatchObject({
    economy: 0,
    audit: 365,
  });
});

test.each([
  ['KEEP_AUDIT_DAYS', '364', 365],
  ['KEEP_ACTIVITY_DAYS', '89', 90],
  ['KEEP_ECONOMY_DAYS', 'x', 90],
  ['KEEP_HISTORY_DAYS', '399', 400],
])('%s=%s is refused with the least', (name, value, least) => {
  expect(() => load({ [name]: value })).toThrow(
    `${name} must be a whole number of days from ${least}`,
  );
});
