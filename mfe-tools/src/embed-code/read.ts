import { readArguments, valueOf } from './arguments.ts';
import type { Arguments, ArgumentTag } from './arguments.ts';
import { cleanAddress, cleanColor, cleanEmoji, cleanStyle, cleanText } from './clean.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import type { Bot } from './bot.ts';
import { newEmbed } from './embed.ts';
import type { Embed } from './embed.ts';
import { unescapeText } from './escape.ts';
import { embedName, quote, ReadReport } from './report.ts';
import type { ReadNote } from './report.ts';
import { scanCode, withoutSeparators } from './scan.ts';
import { splitEmbeds } from './split-embeds.ts';
import type { Piece } from './scan.ts';
import type { Tag } from './tags.ts';
import { variableOf } from './variables.ts';

export interface ReadResult {
  embed: Embed;
  /** Report of every piece that was dropped, shortened or changed. */
  notes: ReadNote[];
  /** Whether the text contains any part of an embed. Otherwise it is not embed code. */
  found: boolean;
  /** Names of all embeds in the text, if it has several. */
  names?: string[];
}

/** Text that is neither a part nor the marker. */
type LeftOver = Extract<Piece, { kind: 'text' | 'unknown' }>;

/** A part with its parsed values. */
type Part = { tag: Exclude<Tag, ArgumentTag>; raw: string } | { tag: ArgumentTag; args: Arguments };

/**
 * Reads embed code of any known dialect. Linear; never throws. The returned embed
 * is within the limits of spec 0 §5, so that it can be written again.
 * @param bot decides about variables, and about the color of a code without one
 * @param which index of the embed, if the code has several
 */
export function readEmbedCode(code: string, bot: Bot, which = 0): ReadResult {
  const report = new ReadReport(bot);
  const { pieces, balanced } = scanCode(code.trim());
  if (!balanced) {
    report.changed(
      'Code',
      'Its braces do not match; the parts were read by the separators between them.',
    );
  }
  const embeds = splitEmbeds(pieces);
  const names = embeds.length > 1 ? embeds.map(nameOf) : undefined;
  const { parts, content } = sortPieces(embeds[which] ?? embeds[0] ?? [], report);
  if (parts.length === 0 && content === '') {
    return { embed: newEmbed(bot.color), notes: [], found: false };
  }
  if (embeds.length > 1) {
    report.dropped('Embeds', `Only embed ${which + 1} of ${embeds.length} is imported.`);
  }

  const reader = new PartReader(report);
  for (const part of parts) reader.read(part);
  reader.finish();
  if (content !== '')
    reader.takeLead(
      content,
      parts.some(({ tag }) => tag === 'content'),
    );
  return { embed: reader.embed, notes: report.notes, found: true, names };
}

/** Name of an embed in a choice. */
function nameOf(pieces: readonly Piece[], index: number): string {
  const textOf = (wanted: Tag) => {
    const part = pieces.find((piece) => piece.kind === 'part' && piece.tag === wanted);
    return part && 'raw' in part ? unescapeText(part.raw.trim(), 'part') : '';
  };
  return embedName(index, textOf('title'), textOf('description'), textOf('content'));
}

const isArgumentTag = (tag: Tag): tag is ArgumentTag =>
  tag === 'author' || tag === 'footer' || tag === 'field' || tag === 'button';

/** Maximum number of left-over pieces that the report lists. Further ones are counted. */
const MAX_NAMED = 50;

/** Separates parts from text. Text before the marker is the message's content (rule 1). */
function sortPieces(pieces: Piece[], report: ReadReport): { parts: Part[]; content: string } {
  const marker = pieces.findIndex(({ kind }) => kind === 'marker');
  const firstPart = pieces.findIndex(({ kind }) => kind === 'part' || kind === 'marker');
  const parts: Part[] = [];
  const left: LeftOver[] = [];
  let content = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'part') {
      const { tag, raw } = piece;
      parts.push(
        isArgumentTag(tag) ? { tag, args: readArguments(tag, raw, report.bot) } : { tag, raw },
      );
    } else if (piece.kind !== 'marker') {
      if (marker !== -1 && index < firstPart) content += piece.text;
      else left.push(piece);
    }
  }
  for (const { kind, text } of left.slice(0, MAX_NAMED)) {
    if (kind === 'text') {
      report.dropped('Text between parts', `${quote(withoutSeparators(text))} was left out.`);
    } else report.dropped('Unknown part', `${quote(text)} is no part of embed code.`);
  }
  if (left.length > MAX_NAMED) {
    report.dropped('More text', `${left.length - MAX_NAMED} more pieces were left out.`);
  }
  return { parts, content: withoutSeparators(content) };
}

/** A sign and a word, or a mention and one word: how bots are called. */
const COMMAND = /^(?:[!?.,;$%&+=^>/-]{1,2}[a-z]|<@!?\d{1,20}>\s{1,8}[\w-]{1,40}$)/i;

/** A letter, a digit or an emoji. Signs alone are the rest of a copied code block, quote or spoiler. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** A word in braces with or without a value, such as `{silent}` or `{delete: 5}`: other bots have more of them. */
const BRACED = /\{\s*([a-z][\w.]{0,39})\s*[:}]/gi;

/** Why text before the marker may be no content; undefined for what people write. */
function oddLead(text: string, bot: Bot): string | undefined {
  if (COMMAND.test(text)) return 'looks like a command. Remove it if it is one.';
  if (!SAYS_SOMETHING.test(text)) return 'has only signs. Remove them if they are no content.';
  const unknown = [...text.matchAll(BRACED)].find(([, name = '']) => !variableOf(name, bot));
  return unknown && 'has a word in braces that is no variable: it would be sent as it is.';
}

/** Fills an embed from parts, within the limits (rules 6 to 8). */
class PartReader {
  readonly embed: Embed;
  private readonly seen = new Set<Tag>();
  /** Items beyond the most that are imported. */
  private readonly left = { fields: 0, buttons: 0 };

  constructor(private readonly report: ReadReport) {
    this.embed = newEmbed(report.bot.color);
  }

  read(part: Part) {
    if ('args' in part) {
      for (const text of part.args.dropped) {
        this.report.dropped(NAMES[part.tag], `${quote(text)} fits nowhere in this part.`);
      }
      if (part.tag === 'field') return this.field(part.args);
      if (part.tag === 'button') return this.button(part.args);
    }
    if (this.seen.has(part.tag)) {
      this.report.changed(NAMES[part.tag], 'It is there twice; the last one counts.');
    }
    this.seen.add(part.tag);
    if (!('args' in part)) return this.single(part.tag, part.raw);
    const text = (key: string) => valueOf(part.args, key);
    if (part.tag === 'author') {
      this.embed.author = {
        name: this.argument(part.args, 'name', RULES.authorName.most, 'Author, name'),
        icon: cleanAddress(text('icon'), 'Author, icon', this.report),
        url: cleanAddress(text('url'), 'Author, address', this.report),
      };
    } else {
      this.embed.footer = {
        text: this.argument(part.args, 'text', RULES.footerText.most, 'Footer, text'),
        icon: cleanAddress(text('icon'), 'Footer, icon', this.report),
      };
    }
  }

  /** Takes the text before the marker. It is the content, unless the code has one. */
  takeLead(text: string, hasContent: boolean) {
    if (hasContent) {
      this.report.dropped(NAMES.content, `${quote(text)} was left out: the code has {content}.`);
      return;
    }
    this.embed.content = cleanText(text, RULES.content.most, NAMES.content, this.report);
    const what = oddLead(text, this.report.bot);
    if (what) {
      const message = `${quote(text)} before {embed} ${what}`;
      this.report.changed(NAMES.content, message);
    }
  }

  finish() {
    for (const list of ['fields', 'buttons'] as const) {
      const { most } = RULES[list];
      this.report.beyond(list, most + this.left[list], most);
    }
  }

  private single(tag: Exclude<Tag, ArgumentTag>, raw: string) {
    const value = unescapeText(raw.trim(), 'part');
    switch (tag) {
      case 'content':
      case 'title':
      case 'description':
        this.embed[tag] = this.text(value, RULES[tag].most, NAMES[tag], raw.trim());
        break;
      case 'url':
      case 'thumbnail':
      case 'image':
        this.embed[tag] = cleanAddress(value, NAMES[tag], this.report);
        break;
      case 'color':
        this.embed.color = cleanColor(value, this.report);
        break;
      case 'timestamp':
        this.embed.timestamp = !/^(false|no|off|0)$/i.test(value);
        if (this.embed.timestamp && !/^(true|yes|on|1|now|)$/i.test(value)) {
          this.report.changed(NAMES[tag], `It shows the time of sending, not ${quote(value)}.`);
        }
        break;
    }
  }

  private field(args: Arguments) {
    const { fields } = this.embed;
    const where = `Field ${fields.length + 1}`;
    if (fields.length >= RULES.fields.most) {
      this.left.fields += 1;
      return;
    }
    const name = this.argument(args, 'name', RULES.fieldName.most, `${where}, name`);
    const value = this.argument(args, 'value', RULES.fieldValue.most, `${where}, value`);
    if (name === '' && value === '') {
      this.report.dropped(where, 'It is empty.');
      return;
    }
    this.report.incomplete(where, name, value);
    fields.push({ name, value, inline: args.inline });
  }

  private button(args: Arguments) {
    const { buttons } = this.embed;
    const where = `Button ${buttons.length + 1}`;
    if (buttons.length >= RULES.buttons.most) {
      this.left.buttons += 1;
      return;
    }
    const { report } = this;
    const button = {
      label: this.argument(args, 'label', RULES.buttonLabel.most, `${where}, label`),
      style: cleanStyle(valueOf(args, 'style'), `${where}, style`, report),
      url: cleanAddress(valueOf(args, 'url'), `${where}, address`, report),
      emoji: cleanEmoji(valueOf(args, 'emoji'), `${where}, emoji`, report),
    };
    if (button.label || button.url || button.emoji) buttons.push(button);
    else report.dropped(where, 'It is empty.');
  }

  /** @param raw the escaped text, which shows whether a line break was written as `\\n` */
  private text(value: string, limit: number, where: string, raw: string): string {
    if (value.includes('\n') && !raw.includes('\n')) {
      this.report.changed(where, 'Each \\n became a line break.');
    }
    return cleanText(value, limit, where, this.report);
  }

  private argument(args: Arguments, key: string, limit: number, where: string): string {
    return this.text(valueOf(args, key), limit, where, args.values.get(key) ?? '');
  }
}

/** Display names of parts. */
const NAMES: Readonly<Record<Tag, string>> = {
  content: 'Content',
  title: 'Title',
  description: 'Description',
  url: 'Address',
  color: 'Color',
  author: 'Author',
  footer: 'Footer',
  thumbnail: 'Thumbnail',
  image: 'Image',
  field: 'Field',
  button: 'Button',
  timestamp: 'Timestamp',
};
