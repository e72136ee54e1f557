import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../..');

const EXAMPLES = readdirSync(join(ROOT, 'examples')).map((name) => `examples/${name}/README.md`);

/** The documents for developers of bots. Each of their snippets is run. */
export const BOT_DOCUMENTS = [
  'docs/ingest.md',
  'docs/bot-licenses.md',
  'docs/connect-your-bot.md',
  'shared/bot/README.md',
  ...EXAMPLES,
];

/** A block of code in a document. */
export interface Snippet {
  document: string;
  /** Line of its first fence. */
  line: number;
  language: string;
  /** The other words after the fence: `POST /api/ingest/shards`. */
  about: string;
  text: string;
}

const FENCE = /^( *)```(\S*) *(.*)\n([^]*?)^\1```$/gm;

export function snippetsOf(document: string): Snippet[] {
  const whole = readFileSync(join(ROOT, document), 'utf8');
  return [...whole.matchAll(FENCE)].map((match) => {
    const [, indent = '', language = '', about = '', text = ''] = match;
    const line = whole.slice(0, match.index).split('\n').length;
    const own = text.replace(new RegExp(`^${indent}`, 'gm'), '');
    return { document, line, language, about, text: own };
  });
}

/** All snippets of a language. */
export const snippetsIn = (language: string): Snippet[] =>
  BOT_DOCUMENTS.flatMap(snippetsOf).filter((one) => one.language === language);

/** The commands of a shell snippet; a line that ends in `\` continues in the next one. */
export const commandsOf = ({ text }: Snippet): string[] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
