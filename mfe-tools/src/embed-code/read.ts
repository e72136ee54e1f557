import { readArguments, valueOf } from './arguments.ts';
import type { Arguments, ArgumentTag } from './arguments.ts';
import { cleanAddress, cleanColor, cleanEmoji, cleanStyle, cleanText } from './clean.ts';
import { emptyEmbed, MAX_BUTTONS, MAX_FIELDS, TEXT_LIMITS } from './embed.ts';
import type { Embed } from './embed.ts';
import { unescapeText } from './escape.ts';
import { quote, ReadReport } from './report.ts';
import type { ReadNote } from './report.ts';
import { scanCode, withoutSeparators } from './scan.ts';
import type { Piece } from './scan.ts';
import type { Tag } from './tags.ts';

export interface ReadResult {
  embed: Embed;
  /** Report of every piece that was dropped, shortened or changed. */
  notes: ReadNote[];
  /** Whether the text contains the marker or any known part. Otherwise it is not embed code. */
  found: boolean;
}

/** Text that is neither a part nor the marker. */
type LeftOver = Extract<Piece, { kind: 'text' | 'unknown' }>;

/** A part with its parsed values. */
type Part = { tag: Exclude<Tag, ArgumentTag>; raw: string } | { tag: ArgumentTag; args: Arguments };

/**
 * Reads embed code of any known dialect. Linear; never throws. The returned embed
 * is within the limits of spec 0 §5, so that it can be written again.
 */
export function readEmbedCode(code: string): ReadResult {
  const report = new ReadReport();
  const { pieces, balanced } = scanCode(code.trim());
  if (!balanced) {
    report.changed(
      'Code',
      'Its braces do not match; the parts were read by the separators between them.',
    );
  }
  const { parts, content } = sortPieces(pieces, report);
  const found = pieces.some(({ kind }) => kind === 'marker' || kind === 'part');
  if (!found) return { embed: structuredCopy(), notes: [], found };

  const positional = parts.some((part) => 'args' in part && part.args.positional);
  const reader = new PartReader(report, positional);
  for (const part of parts) reader.read(part);
  if (content !== '' && !parts.some(({ tag }) => tag === 'content')) {
    reader.embed.content = cleanText(content, TEXT_LIMITS.content, 'Content', report);
  }
  return { embed: reader.embed, notes: report.notes, found };
}

const structuredCopy = (): Embed => ({
  ...emptyEmbed,
  author: { ...emptyEmbed.author },
  footer: { ...emptyEmbed.footer },
  fields: [],
  buttons: [],
});

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
      parts.push(isArgumentTag(tag) ? { tag, args: readArguments(tag, raw) } : { tag, raw });
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

/** Fills an embed from parts, within the limits (rules 6 to 8). */
class PartReader {
  readonly embed = structuredCopy();
  private readonly seen = new Set<Tag>();

  constructor(
    private readonly report: ReadReport,
    /** The code has positional arguments, in which `\n` means a new line. */
    private readonly positional: boolean,
  ) {}

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
        name: this.text(text('name'), TEXT_LIMITS.authorName, 'Author, name'),
        icon: cleanAddress(text('icon'), 'Author, icon', this.report),
        url: cleanAddress(text('url'), 'Author, address', this.report),
      };
    } else {
      this.embed.footer = {
        text: this.text(text('text'), TEXT_LIMITS.footerText, 'Footer, text'),
        icon: cleanAddress(text('icon'), 'Footer, icon', this.report),
      };
    }
  }

  private single(tag: Exclude<Tag, ArgumentTag>, raw: string) {
    const value = unescapeText(raw.trim(), 'part');
    switch (tag) {
      case 'content':
      case 'title':
      case 'description':
        this.embed[tag] = this.text(value, TEXT_LIMITS[tag], NAMES[tag]);
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
        break;
    }
  }

  private field(args: Arguments) {
    const { fields } = this.embed;
    const where = `Field ${fields.length + 1}`;
    if (fields.length >= MAX_FIELDS) {
      this.report.dropped(`Field ${MAX_FIELDS + 1}`, `At most ${MAX_FIELDS} fields are imported.`);
      return;
    }
    const name = this.text(valueOf(args, 'name'), TEXT_LIMITS.fieldName, `${where}, name`);
    const value = this.text(valueOf(args, 'value'), TEXT_LIMITS.fieldValue, `${where}, value`);
    if (name === '' && value === '') this.report.dropped(where, 'It is empty.');
    else fields.push({ name, value, inline: args.inline });
  }

  private button(args: Arguments) {
    const { buttons } = this.embed;
    const where = `Button ${buttons.length + 1}`;
    if (buttons.length >= MAX_BUTTONS) {
      this.report.dropped(
        `Button ${MAX_BUTTONS + 1}`,
        `At most ${MAX_BUTTONS} buttons are imported.`,
      );
      return;
    }
    const { report } = this;
    // `link` is redundant beside an address.
    const word = valueOf(args, 'style');
    const style = /^link$/i.test(word) && args.positional ? '' : word;
    const button = {
      label: this.text(valueOf(args, 'label'), TEXT_LIMITS.buttonLabel, `${where}, label`),
      style: cleanStyle(style, `${where}, style`, report),
      url: cleanAddress(valueOf(args, 'url'), `${where}, address`, report),
      emoji: cleanEmoji(valueOf(args, 'emoji'), `${where}, emoji`, report),
    };
    if (button.label || button.url || button.emoji) buttons.push(button);
    else report.dropped(where, 'It is empty.');
  }

  private text(value: string, limit: number, where: string): string {
    const isFlat = this.positional && value.includes('\\n') && !value.includes('\n');
    return cleanText(isFlat ? value.replaceAll('\\n', '\n') : value, limit, where, this.report);
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
