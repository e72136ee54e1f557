import { BRACED, bracedIn } from '@portico/contracts/rules/embed-variables';
import type { Bot, Variable } from './bot.ts';

/** @param name without braces @returns undefined for an unknown variable */
export function variableOf(name: string, { byName }: Bot): Variable | undefined {
  return byName.get(name.toLowerCase());
}

/** Custom samples by name of the variable. */
export type Samples = ReadonlyMap<string, string>;

const OURS: Samples = new Map();

/** Sample of a variable in the preview. */
export const sampleOf = ({ name, sample }: Variable, samples: Samples = OURS): string =>
  samples.get(name) ?? sample;

/**
 * Replaces every variable of the bot by its sample, in one pass: samples are not expanded again.
 */
export function expandVariables(text: string, bot: Bot, samples: Samples = OURS): string {
  return text.replace(BRACED, (whole, name: string) => {
    const variable = variableOf(name, bot);
    return variable ? sampleOf(variable, samples) : whole;
  });
}

/** Words in braces that look like variables but are unknown: the bot would not replace them. */
export const unknownVariables = (text: string, bot: Bot): string[] =>
  bracedIn(text).filter((name) => /[a-z]/i.test(name) && !variableOf(name, bot));

/** Variables that a text uses, each once. */
export const usedVariables = (text: string, bot: Bot): Variable[] => [
  ...new Set(bracedIn(text).flatMap((name) => variableOf(name, bot) ?? [])),
];
