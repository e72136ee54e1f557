/** What is wrong with a pack: where, what, and how to fix it. */
export interface Problem {
  /** Below the folder of the pack, with `/`. */
  file: string;
  /** From 1; absent where the whole file is meant. */
  line?: number;
  /** Of the value, such as `sections.2.title`. */
  key?: string;
  /** What is wrong, and what would be right. */
  message: string;
}

/** `en/landing.yaml:12: sections.2.title: must be …` */
export function problemText({ file, line, key, message }: Problem): string {
  return [line === undefined ? file : `${file}:${line}`, key, message].filter(Boolean).join(': ');
}
