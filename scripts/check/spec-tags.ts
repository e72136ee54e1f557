/** A requirement that a test proves: a rule (`2.14`) or, for tests of many rules, a section (`2`). */
export interface Proof {
  document: number;
  requirement: string;
  file: string;
  title: string;
}

const TAGGED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[spec\d §[^\]]+\](?:(?!\1)[^\\\n]|\\.)*)\1/g;
const TAG = /\[spec(\d) ([^\]]+)\]/g;

/**
 * The requirements that a test file proves, by the tags in its titles: `[spec1 §5.2, §8.7] rejects …`.
 * @param file path below the root
 */
export function proofsIn(file: string, source: string): Proof[] {
  return [...source.matchAll(TAGGED)].flatMap(([, , text = '']) =>
    [...text.matchAll(TAG)].flatMap(([, document, requirements = '']) =>
      requirements.split(/,\s*/).map((requirement) => ({
        document: Number(document),
        requirement: requirement.replace('§', ''),
        file,
        title: text.replace(TAG, '').trim(),
      })),
    ),
  );
}
