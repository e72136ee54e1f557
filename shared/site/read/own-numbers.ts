import { variablesIn, type VariableName } from '../variables.ts';
import { sentencesOf } from './sentences.ts';
import type { SiteFiles } from './site-folder.ts';

/** A time of a text, which a variable has, too. */
export interface OwnNumber {
  file: string;
  line: number;
  /** As it is written: `30 days`. */
  written: string;
  hours: number;
  variable: VariableName;
}

/** What a sentence must say to be about a fact, and what says that it is about something else. */
interface Topic {
  variable: VariableName;
  about: RegExp[];
  not?: RegExp;
  units: RegExp;
}

const KEPT = /\b(?:keep|kept|keeps|store[sd]?|retain\w*|delet\w+|erase[sd]?)\b/;
const REFUND = /\brefund|\bmoney[- ]back|\bguarantee/;
const ANSWERS = /\b(?:answer|reply|replies|respon[ds]\w*)/;
const DATA = /\bdata\b/;

/** The first that fits counts: a sentence about one of them is about no other. */
const TOPICS: Topic[] = [
  {
    variable: 'refund.activeHours',
    about: [REFUND, /\b(?:active|in use|of use|used)\b/],
    units: /^hour/,
  },
  {
    variable: 'refund.days',
    about: [REFUND],
    // The right of withdrawal is the law's, and how long a bank takes is the bank's.
    not: /\bwithdraw|\b(?:banks?|wallets?|takes?|arrives?|credited|pay out|paid|process\w*)\b/,
    units: /^(?:day|week|month)/,
  },
  {
    variable: 'support.dataDeletionTime',
    about: [DATA, /\bdelet|\beras/, /\brequest|\bask|\brespon[ds]|\banswer/],
    units: /^(?:day|week|month)/,
  },
  {
    variable: 'support.dataRequestTime',
    about: [DATA, /\brequests?\b|\bcopy of\b|\baccess to\b/],
    units: /^(?:day|week|month)/,
  },
  {
    variable: 'keep.invoices',
    about: [/\binvoices?\b|\bsales records\b/, KEPT],
    units: /^(?:year|month|day)/,
  },
  {
    variable: 'keep.activity',
    about: [/\bactivity\b/, KEPT],
    units: /^(?:day|week|month|year)/,
  },
  {
    variable: 'keep.economy',
    about: [
      /\beconomy\b.*\b(?:log|entries|transactions)\b|\b(?:log|entries) of the economy\b/,
      KEPT,
    ],
    units: /^(?:day|week|month|year)/,
  },
  {
    variable: 'keep.history',
    about: [/\b(?:counts?|numbers?) of (?:servers|users|members)\b/, KEPT],
    units: /^(?:day|week|month|year)/,
  },
  {
    variable: 'support.answerTime',
    about: [ANSWERS, /\b(?:we|support|team)\b/],
    not: DATA,
    units: /^(?:hour|day)/,
  },
];

const WORDS = new Map(
  'one two three four five six seven eight nine ten twelve fourteen thirty sixty ninety'
    .split(' ')
    .map((word, index) => [word, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 30, 60, 90][index]!]),
);
const HOURS: Record<string, number> = { hour: 1, day: 24, week: 168, month: 720, year: 8760 };
/** `30 days`, `7-day`, `two weeks`; not `24 hours a day`. */
const TIME =
  /\b(\d{1,5}|[a-z]{3,8})[ -]((hour|day|week|month|year)s?)\b(?! (?:a|per) (?:day|week|month))/gi;

/** @returns the hours of `30 days`; undefined: it is no time */
export function hoursIn(text: string): number | undefined {
  return timesIn(text)[0]?.hours;
}

function timesIn(text: string) {
  return [...text.matchAll(TIME)].flatMap(({ index, 0: written, 1: count = '', 3: unit = '' }) => {
    const number = WORDS.get(count.toLowerCase()) ?? Number(count);
    if (Number.isNaN(number)) return [];
    const name = unit.toLowerCase();
    return [{ index, written, unit: name, hours: number * HOURS[name]! }];
  });
}

const LEGAL = /^[^/]+\/legal\/[^/]+\.md$/;
/** Texts of pages and messages. In these, only the guarantee is looked for: other times may be about the bot. */
const OTHER = /^[^/]+\/(?:\w+\.yaml|features\/[^/]+\.md)$/;
const isRefund = ({ variable }: Pick<OwnNumber, 'variable'>) => variable.startsWith('refund.');

/** @returns undefined where the texts of a file are not read */
function topicsOf(file: string): Topic[] | undefined {
  if (LEGAL.test(file)) return TOPICS;
  return OTHER.test(file) ? TOPICS.filter(isRefund) : undefined;
}

/** The text of a file; comments of YAML say nothing to visitors. */
function textOf(file: string, content: Buffer): string {
  const text = content.toString('utf8');
  if (!file.endsWith('.yaml')) return text;
  const lines = text.split('\n').map((line) => (line.trimStart().startsWith('#') ? '' : line));
  return lines.join('\n');
}

/**
 * Times that texts of a pack state themselves, in a sentence about a fact that has a variable: a changed setting
 * would make them untrue. Of the guarantee in all texts, of other facts in legal texts. English texts alone.
 */
export const ownNumbers = (files: SiteFiles): OwnNumber[] =>
  [...files].flatMap(([file, content]) => {
    const known = topicsOf(file);
    if (!known) return [];
    return sentencesOf(textOf(file, content)).flatMap(({ text, lineOf }) => {
      const named = variablesIn(text);
      const lower = text.toLowerCase();
      const topics = known.filter(
        ({ about, not }) => about.every((word) => word.test(lower)) && !not?.test(lower),
      );
      return timesIn(text).flatMap(({ index, written, unit, hours }) => {
        const topic = topics.find(({ units }) => units.test(unit));
        // A sentence that has the variable says something else with its number.
        if (!topic || named.includes(topic.variable)) return [];
        if (isRefund(topic) && named.includes('refund.rule')) return [];
        return [{ file, line: lineOf(index), written, hours, variable: topic.variable }];
      });
    });
  });

/** The guarantee in words of the pack's own, where the catalog decides it: hints for whoever writes the pack. */
export const ownGuarantees = (files: SiteFiles): string[] =>
  files.has('catalog.yaml')
    ? ownNumbers(files)
        .filter(isRefund)
        .map(
          ({ file, line, written }) =>
            `${file}:${line}: states "${written}", which catalog.yaml decides: write {{refund.rule}}, so that it stays true and has its condition.`,
        )
    : [];
