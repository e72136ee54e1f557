import type { Bot } from './bot.ts';
import { toDiscordMessage } from './discord-json.ts';
import { COMPONENTS_V2, usesComponentsV2 } from './components-v2.ts';
import { MAX_IMPORT } from './embed.ts';
import type { Embed } from './embed.ts';
import { NO_MESSAGE } from './import-reasons.ts';
import { withLines } from './json-lines.ts';
import type { JsonNote } from './json-lines.ts';
import { jsonProblem, problemText } from './json-problem.ts';
import type { JsonProblem } from './json-problem.ts';
import { readDiscordMessage } from './read-discord-json.ts';

/** What the JSON beside the form says. */
export type MessageJson =
  | { embed: Embed; notes: readonly JsonNote[]; choices?: readonly string[] }
  | {
      embed?: undefined;
      message: string;
      /** Where the text is no JSON. */
      problem?: JsonProblem;
      /** Names of the embeds of which one has to be chosen. */
      choices?: readonly string[];
    };

/** The message of an embed as JSON. */
export const writeMessageJson = (embed: Embed, sentAt: string): string =>
  JSON.stringify(toDiscordMessage(embed, sentAt), null, 2);

/**
 * Reads the JSON beside the form: a message, several messages, or an embed. Never throws.
 * @param sentAt the time that `writeMessageJson` has written
 * @param which index of the embed, if there are several
 */
export function readMessageJson(
  text: string,
  bot: Bot,
  sentAt: string,
  which?: number,
): MessageJson {
  if (text.length > MAX_IMPORT) {
    const message = `The JSON has ${text.length} characters; at most ${MAX_IMPORT} are read. Shorten it.`;
    return { message };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const problem = jsonProblem(text);
    return { message: problemText(problem), problem };
  }
  if (usesComponentsV2(value)) {
    return { message: `${COMPONENTS_V2} Write “embeds” instead of these components.` };
  }
  const { embed, notes, found, names } = readDiscordMessage(value, bot, { which, sentAt });
  if (!found) return { message: NO_MESSAGE };
  const isChosen = which !== undefined && which < (names?.length ?? 0);
  if (names && !isChosen) {
    return {
      message: `This JSON has ${names.length} embeds. The form edits one: choose it.`,
      choices: names,
    };
  }
  return { embed, notes: withLines(notes, text, bot, which ?? 0), choices: names };
}
