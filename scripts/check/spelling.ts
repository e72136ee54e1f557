/**
 * British forms, the commonest first, and what to write instead. They are parts of words, so that they are also found
 * within identifiers.
 */
const AMERICAN: ReadonlyMap<string, string> = new Map([
  ['licence', 'license'],
  ['colour', 'color'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['behaviour', 'behavior'],
  ['fulfilment', 'fulfillment'],
  ['judgement', 'judgment'],
  ['labelled', 'labeled'],
  ['catalogue', 'catalog'],
  ['neighbour', 'neighbor'],
  ['favour', 'favor'],
  ['honour', 'honor'],
  ['centre', 'center'],
  ['defence', 'defense'],
  ['recognise', 'recognize'],
  ['organise', 'organize'],
  ['authorise', 'authorize'],
  ['serialise', 'serialize'],
  ['normalise', 'normalize'],
  ['initialise', 'initialize'],
  ['capitalise', 'capitalize'],
  ['towards', 'toward'],
  ['whilst', 'while'],
]);

/** `aria-labelledby` is spelled so by its standard; `center` is found by `centre`, `centred` is `centered`. */
const BRITISH = new RegExp(
  [...AMERICAN.keys()].map((form) => (form === 'labelled' ? 'labelled(?!-?by)' : form)).join('|'),
  'gi',
);

/** A British form in a text. */
export interface BritishForm {
  /** from 1 */
  line: number;
  form: string;
  /** What to write instead. */
  american: string;
}

/** Names of tables and columns, which keep their spelling until the next baseline of migrations. */
const TABLE_NAME = /\b(?:licence_(?:slots|events)\w*|cancelled_at)\b/g;

/** All British forms in a text, in its order. */
export function britishForms(text: string): BritishForm[] {
  return text.split('\n').flatMap((source, index) =>
    [...source.replace(TABLE_NAME, '').matchAll(BRITISH)].map(([form]) => ({
      line: index + 1,
      form,
      american: AMERICAN.get(form.toLowerCase()) ?? form,
    })),
  );
}
