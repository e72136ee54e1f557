/** A Markdown file in its two parts. Lines are those of the file. */
export interface FrontMatter {
  matter: string;
  matterLine: number;
  body: string;
  bodyLine: number;
}

/** Splits `---`, YAML, `---`, Markdown. @returns undefined without front matter */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (match?.index !== 0) return undefined;
  const [whole, matter = ''] = match;
  const linesOf = (part: string) => part.split('\n').length - 1;
  return {
    matter,
    matterLine: 2,
    body: text.slice(whole.length),
    bodyLine: linesOf(whole) + 1,
  };
}
