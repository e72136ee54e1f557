import { slug } from '@portico/contracts/pack/fields';
import type { z } from 'zod';
import type { TextProblem } from '../compile/rich-text.ts';
import { unknownVariables, VARIABLES, variablesIn } from '../variables.ts';
import { fontProblem } from '../typeface/typeface.ts';
import { splitFrontMatter } from './front-matter.ts';
import { keysNaming, sizeProblem } from './media.ts';
import { pictureProblem } from './picture.ts';
import { plainIssue } from './plain-issue.ts';
import type { Problem } from './problem.ts';
import type { SiteFiles } from './site-folder.ts';
import { readYaml, type Read } from './yaml-text.ts';

/** A Markdown file of a pack. */
export interface PackFile {
  /** Without folder and ending. */
  name: string;
  file: string;
}

/** Reads files of a pack and keeps what is wrong with them. */
export class PackReader {
  readonly problems: Problem[];
  private readonly read = new Set<string>();

  /** @param found before: those files are not missing, too */
  constructor(
    private readonly files: SiteFiles,
    found: readonly Problem[],
  ) {
    this.problems = [...found];
  }

  add(problem: Problem): void {
    this.problems.push(problem);
  }

  /** @param firstLine of the text within the file */
  addWithin(file: string, firstLine: number, problems: readonly TextProblem[]): void {
    for (const { line, message } of problems)
      this.add({ file, line: firstLine + line - 1, message });
  }

  /** @returns undefined if the file is absent, as it may be, or wrong */
  optionalYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    return this.files.has(file) ? this.yaml(file, schema) : undefined;
  }

  /** @returns undefined if the file is missing or wrong */
  yaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : this.kept(readYaml(text, schema, file));
  }

  /** A file that may be absent: then everything in it has its default. */
  yamlOrDefaults<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    return this.files.has(file) ? this.yaml(file, schema) : schema.parse({});
  }

  frontMatter<S extends z.ZodType>(file: string, schema: S) {
    const text = this.text(file);
    if (text === undefined) return undefined;
    const parts = splitFrontMatter(text);
    if (!parts) {
      this.add({
        file,
        line: 1,
        message: 'must begin with front matter: ---, YAML, and --- again',
      });
      return undefined;
    }
    const matter = this.kept(readYaml(parts.matter, schema, file, parts.matterLine));
    return matter === undefined ? undefined : { ...parts, matter };
  }

  /** The Markdown files of a folder, by name; those with a wrong one, too, so that texts can name them. */
  named(folder: string): PackFile[] {
    return [...this.files.keys()]
      .filter((file) => file.startsWith(folder) && /^[^/]+\.md$/.test(file.slice(folder.length)))
      .toSorted()
      .map((file) => {
        const name = file.slice(folder.length, -'.md'.length);
        const { error } = slug.safeParse(name, { reportInput: true, error: plainIssue });
        if (error) this.add({ file, message: `its name ${error.issues[0]!.message}` });
        return { name, file };
      });
  }

  /** Pictures, fonts, and the texts of their licenses, which nobody reads here; and what is too large. */
  checkMedia(): void {
    for (const [file, content] of this.files) {
      const ofMedia = this.mediaProblem(file, content);
      const message = sizeProblem(content) ?? ofMedia;
      if (message === undefined) continue;
      const names = keysNaming(this.files.get('site.yaml'), file);
      this.add({ file, message: names ? `${message} (${names})` : message });
    }
  }

  /** @param absent variables that this pack gives no value, and why */
  checkVariables(absent: ReadonlyMap<string, string>): void {
    for (const file of this.read) {
      if (!/\.(yaml|md)$/.test(file)) continue;
      const lines = this.files.get(file)?.toString('utf8').split('\n') ?? [];
      for (const [index, text] of lines.entries()) {
        const add = (message: string) => this.add({ file, line: index + 1, message });
        // Words of messages have variables of their own, which their schema checks.
        for (const name of file.endsWith('/mails.yaml') ? [] : unknownVariables(text))
          add(`unknown variable {{${name}}}; known are ${Object.keys(VARIABLES).join(', ')}`);
        // Files beside the languages have facts, which nothing fills.
        if (!file.includes('/') && /^[^#]*\{\{[^{}]*\}\}/.test(text))
          add('has a variable in braces: only files of a language have them');
        for (const name of variablesIn(text)) {
          const why = absent.get(name);
          if (why !== undefined) add(`{{${name}}} ${why}`);
        }
      }
    }
  }

  checkUnread(): void {
    for (const file of this.files.keys()) {
      if (!this.read.has(file))
        this.add({ file, message: 'is no file of a pack: correct its name, or remove it' });
    }
  }

  private mediaProblem(file: string, content: Buffer): string | undefined {
    const [folder] = file.split('/');
    if (folder !== 'pictures' && folder !== 'fonts') return undefined;
    this.read.add(file);
    if (folder === 'pictures') return pictureProblem(file, content);
    return file.endsWith('.txt') ? undefined : fontProblem(file, content);
  }

  private kept<T>(result: Read<T>): T | undefined {
    this.problems.push(...result.problems);
    return result.value;
  }

  private text(file: string): string | undefined {
    this.read.add(file);
    const content = this.files.get(file);
    // Of one that is too large, an upload has the beginning alone.
    if (content && sizeProblem(content) !== undefined) return undefined;
    if (content) return content.toString('utf8');
    if (!this.problems.some((problem) => problem.file === file))
      this.add({ file, message: 'is missing' });
    return undefined;
  }
}
