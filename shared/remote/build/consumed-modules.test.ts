import { SHARED_MODULE_NAMES } from '@portico/sdk/platform';
import { consumedModules } from './consumed-modules.ts';

test('every shared module of the table is consumed in the versions that it is compatible with', () => {
  const modules = consumedModules();
  expect(Object.keys(modules)).toEqual(SHARED_MODULE_NAMES);
  for (const { version, requiredVersion, strictVersion } of Object.values(modules)) {
    expect(requiredVersion).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(strictVersion).toBe(true);
  }
});

test('a remote contains a copy of a shared module only if the table allows a fallback', () => {
  const modules = consumedModules({
    react: { singleton: true, allowFallback: false },
    'react-dom': { singleton: false, allowFallback: true },
  });
  expect(modules.react).toMatchObject({ singleton: true, import: false });
  expect(modules['react-dom']).toMatchObject({ singleton: false });
  expect(modules['react-dom']).not.toHaveProperty('import');
});
