import type { DeadReference, ReferenceCheck } from './repository.ts';

/** A space, or a line break in a comment or a list. */
const SPACE = String.raw`(?:\s+(?:(?:\*|//|--|#)\s+)?)`;
const NUMBERS = (number: string) => `${number}(?:(?:,|;|,? and)${SPACE}${number})*`;
const SECTIONS = NUMBERS(String.raw`§\d+(?:\.\d+)*`);

const REQUIREMENT = new RegExp(String.raw`\bspec${SPACE}?(\d)${SPACE}(${SECTIONS})`, 'gi');
/** In docs/requirements, where the document's number is enough. */
const RULE = new RegExp(String.raw`(?:\bspec${SPACE}?|\b)(\d)${SPACE}(${SECTIONS})`, 'g');
const RFC = new RegExp(String.raw`\bRFC \d+${SPACE}${SECTIONS}`, 'g');

/** References to sections: to a requirement or to an RFC. */
export const deadSections: ReferenceCheck = ({ path, text }, { requirements }) => {
  const dead: DeadReference[] = [];
  const pattern = path.startsWith('docs/requirements/') ? RULE : REQUIREMENT;
  const references = [...text.matchAll(RFC)];
  for (const match of text.matchAll(pattern)) {
    references.push(match);
    const [, document = '', list = ''] = match;
    for (const [, section] of list.matchAll(/§([\d.]+)/g)) {
      if (!requirements.has(`${document} §${section}`))
        dead.push({ at: match.index, problem: `there is no requirement ${document} §${section}` });
    }
  }
  for (const { index } of text.matchAll(/§/g)) {
    if (!references.some((match) => index > match.index && index < match.index + match[0].length))
      dead.push({ at: index, problem: 'a § without its document: write "spec 0 §2.14"' });
  }
  return dead;
};

function deadNumbers(pattern: RegExp, numbers: ReadonlySet<string>, what: string, text: string) {
  return [...text.matchAll(pattern)].flatMap((match): DeadReference[] =>
    [...(match[1] ?? '').matchAll(/\d+/g)].flatMap(([number]) =>
      numbers.has(number) ? [] : [{ at: match.index, problem: `there is no ${what} ${number}` }],
    ),
  );
}

const DECISIONS = new RegExp(
  String.raw`\b(?:decisions?${SPACE}|docs/decisions/)(${NUMBERS(String.raw`\d{4}`)})`,
  'gi',
);
const THREATS = new RegExp(
  String.raw`(?:\bthreats(?:\.md)?${SPACE}|\()rows?${SPACE}(${NUMBERS(String.raw`\d+`)})`,
  'gi',
);

export const deadDecisions: ReferenceCheck = ({ text }, { decisions }) =>
  deadNumbers(DECISIONS, decisions, 'decision record', text);

export const deadThreats: ReferenceCheck = ({ text }, { threats }) =>
  deadNumbers(THREATS, threats, 'row of docs/threats.md with the number', text);

/** Issues of a tracker that readers of the repository cannot access. */
export const trackerIssues: ReferenceCheck = ({ text }) =>
  [...text.matchAll(/\bissues? (?:#?\d+\b|"Part \d+")/gi)].map(({ index, 0: reference }) => ({
    at: index,
    problem: `"${reference}" is not in this repository`,
  }));
