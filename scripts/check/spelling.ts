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

/** A British form in a text. */
export interface BritishForm {
  /** from 1 */
  line: number;
  form: string;
  /** What to write instead. */
  american: string;
}

/**
 * Names that others have given, and those of tables and columns, which keep their spelling until the next baseline of
 * migrations.
 */
const FIXED_NAME = /aria-?labelledby|\blicence_(?:slots|events)\w*|\bcancelled_at\b/gi;

/** The British forms in a text, line by line. */
export function britishForms(text: string): BritishForm[] {
  return text.split('\n').flatMap((source, index) => {
    const words = source.replace(FIXED_NAME, '').toLowerCase();
    return [...AMERICAN]
      .filter(([form]) => words.includes(form))
      .map(([form, american]) => ({ line: index + 1, form, american }));
  });
}
