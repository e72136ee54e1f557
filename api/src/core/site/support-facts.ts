import { countOf } from '@portico/sdk/rules/count';

const names = new Intl.DisplayNames('en', { type: 'language' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** @param language such as `de` */
const languageName = (language: string): string => names.of(language) ?? language;

/** `English or German` */
export const languageNames = (languages: readonly string[]): string =>
  either.format(languages.map(languageName));

/** `7 days`, `2 weeks` */
export const daysText = (days: number): string =>
  days > 7 && days % 7 === 0 ? countOf(days / 7, 'week') : countOf(days, 'day');
