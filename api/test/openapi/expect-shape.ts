/**
 * Expects that a value has the fields and types of an example. Items of lists are compared with all items of
 * the other list; null fits everything, because the schema says where it is allowed.
 */
export function expectShape(value: unknown, example: unknown): void {
  expect(differences(value, example, '')).toEqual([]);
}

/** The same for an answer in the texts of a page, whose lists of none or one depend on the data. */
export function expectShapeOfTexts(value: unknown, example: unknown): void {
  const isAboutList = /: one list is empty$|\.[\w-]+: is (?:missing|not in the example)$/;
  const found = differences(value, example, '');
  expect(found.filter((difference) => !isAboutList.test(difference))).toEqual([]);
}

function differences(value: unknown, example: unknown, path: string): string[] {
  if (value === null || example === null) return [];
  if (Array.isArray(value) && Array.isArray(example)) {
    if ((value.length === 0) !== (example.length === 0)) return [`${path}: one list is empty`];
    return [
      ...value.flatMap((item) => closest(item, example, path)),
      ...example.flatMap((item) => closest(item, value, path)),
    ];
  }
  if (isRecord(value) && isRecord(example)) {
    const names = [...new Set([...Object.keys(value), ...Object.keys(example)])];
    return names.flatMap((name) => {
      const place = `${path}.${name}`;
      if (!(name in value)) return [`${place}: is missing`];
      if (!(name in example)) return [`${place}: is not in the example`];
      return differences(value[name], example[name], place);
    });
  }
  const [type, expected] = [value, example].map((one) =>
    Array.isArray(one) ? 'list' : typeof one,
  );
  return type === expected ? [] : [`${path}: ${type} instead of ${expected}`];
}

/** The differences from the item that is most alike. */
function closest(item: unknown, others: readonly unknown[], path: string): string[] {
  const all = others.map((other) => differences(item, other, `${path}[]`));
  return all.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
