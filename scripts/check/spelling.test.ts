import { britishForms } from './spelling.ts';

test('British forms are found in words and in names, with their line and what to write instead', () => {
  expect(britishForms('A license.\nTwo Licences, userLicence')).toEqual([
    { line: 2, form: 'licence', american: 'license' },
  ]);
});

test('What a standard or a table spells so is no British form', () => {
  expect(britishForms('aria-labelledby ariaLabelledBy licence_slots_guild cancelled_at')).toEqual(
    [],
  );
});
