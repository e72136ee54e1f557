import { z } from 'zod';
import { parseMarkdown, type TextProblem } from '../compile/rich-text.ts';
import { linkOf } from '../compile/link.ts';
import { sectionsOf } from '../compile/sections.ts';
import { writtenFields } from '../compile/written.ts';
import { CommandCategories } from '@portico/contracts/pack/commands';
import { featureListOf, featureOf } from '@portico/contracts/pack/features';
import type { FeatureName, Fields } from '@portico/contracts/pack/fields';
import { landingOf } from '@portico/contracts/pack/landing';
import { legalMatter } from '@portico/contracts/pack/legal';
import type { LegalText } from '@portico/contracts/pack/legal';
import { TeamRanks } from '@portico/contracts/pack/team';
import { BrandText, SiteFile } from '../site-file.ts';
import type { Site, SiteTexts } from '../site.ts';
import { unknownVariables, VARIABLES } from '../variables.ts';
import { splitFrontMatter } from './front-matter.ts';
import { pictureProblem } from './picture.ts';
import type { Problem } from './problem.ts';
import { limitProblems, type SiteFiles } from './site-folder.ts';
import { readYaml, type Read } from './yaml-text.ts';

/** A pack that the site can serve, or what is wrong with it. */
export type Compiled = { site: Site; problems: [] } | { site?: undefined; problems: Problem[] };

/**
 * Compiles the files of a pack. The same for `npm run site -- check`, a folder in development, and a published
 * version, so that what was checked is what is served.
 */
export function compileSite(files: SiteFiles): Compiled {
  const limits = limitProblems(files);
  if (limits.length > 0) return { problems: limits };
  const reader = new PackReader(files);
  const facts = reader.yaml('site.yaml', SiteFile);
  if (!facts) return { problems: reader.problems };
  const languages = languagesOf(files);
  if (!languages.includes(facts.language))
    reader.add({ file: facts.language, message: 'must be a folder with the texts of the pack' });
  const texts = Object.fromEntries(
    languages.map((language) => [language, textsOf(reader, language, facts)]),
  );
  reader.checkPictures();
  reader.checkVariables();
  reader.checkUnread();
  for (const file of picturesOf(facts))
    if (!files.has(file)) reader.add({ file: 'site.yaml', key: 'pictures', message: `names ${file}, which is no file of the pack` });
  if (reader.problems.length > 0) return { problems: reader.problems };
  return { site: { facts, texts: texts as Record<string, SiteTexts> }, problems: [] };
}

const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)\//;

const languagesOf = (files: SiteFiles): string[] => [
  ...new Set(Array.from(files.keys(), (file) => LANGUAGE.exec(file)?.[1]).filter((name) => name !== undefined)),
];

function picturesOf({ pictures }: SiteFile): string[] {
  const { icon, touchIcon, preview, previews } = pictures;
  return [icon, touchIcon, preview, ...Object.values(previews)].filter((file) => file !== undefined);
}

/** The texts of one language. @returns undefined if a file of them is wrong */
function textsOf(reader: PackReader, language: string, facts: SiteFile): SiteTexts | undefined {
  const fields = writtenFields(facts);
  const brand = reader.yaml(`${language}/brand.yaml`, BrandText);
  const landing = reader.yaml(`${language}/landing.yaml`, landingOf(fields));
  const commands = reader.optionalYaml(`${language}/commands.yaml`, CommandCategories);
  const team = reader.optionalYaml(`${language}/team.yaml`, TeamRanks);
  const features = featuresOf(reader, language, fields);
  const legal = legalOf(reader, language, facts);
  for (const { feature, file } of namedFeatures(language, landing, features?.list)) {
    if (!reader.has(`${language}/features/${feature}.md`))
      reader.add({ file, message: `names the feature ${feature}, but there is no ${language}/features/${feature}.md` });
  }
  if (!brand || !landing || !commands || !team || !features || !legal) return undefined;
  return { brand, commands, team, landing: withLabels(landing, features.pages), features, legal };
}

/** Links to features with the labels of their pages. */
function withLabels(
  landing: SiteTexts['landing'],
  pages: SiteTexts['features']['pages'],
): SiteTexts['landing'] {
  const labeled = <T extends { features: FeatureName[] }>(each: T): T => ({
    ...each,
    features: each.features.map(({ name }) => ({ name, label: pages[name]?.label ?? name })),
  });
  const sections = landing.sections.map(({ points, cards, economy, ...others }) => ({
    ...others,
    ...(points && { points: points.map(labeled) }),
    ...(economy && { economy: economy.map(labeled) }),
    ...(cards && {
      cards: cards.map((section) => ({ ...section, cards: section.cards.map(labeled) })),
    }),
  }));
  return { ...landing, sections };
}

function* namedFeatures(
  language: string,
  landing: SiteTexts['landing'] | undefined,
  list: SiteTexts['features']['list'] | undefined,
): Generator<{ feature: string; file: string }> {
  for (const { points = [], cards = [], economy = [] } of landing?.sections ?? []) {
    const lists = [...points, ...economy, ...cards.flatMap((section) => section.cards)];
    for (const { name } of lists.flatMap(({ features }) => features))
      yield { feature: name, file: `${language}/landing.yaml` };
  }
  for (const feature of [...(list?.order ?? []), ...(list?.groups ?? []).flatMap(({ features }) => features)])
    yield { feature, file: `${language}/features.yaml` };
}

function featuresOf(
  reader: PackReader,
  language: string,
  fields: Fields,
): SiteTexts['features'] | undefined {
  const list = reader.yaml(`${language}/features.yaml`, featureListOf());
  const shape = featureOf(fields);
  const pages: SiteTexts['features']['pages'] = {};
  for (const { name, file } of reader.named(`${language}/features/`)) {
    const read = reader.frontMatter(file, shape);
    if (read?.body.trim())
      reader.add({ file, line: read.bodyLine, message: 'a feature has no text below its front matter' });
    if (read) pages[name] = read.matter;
  }
  if (!list) return undefined;
  const order = [...new Set([...list.order, ...Object.keys(pages)])];
  return { list: { ...list, order }, pages };
}

function legalOf(
  reader: PackReader,
  language: string,
  facts: SiteFile,
): Record<string, LegalText> | undefined {
  const texts: Record<string, LegalText> = {};
  for (const { name, file } of reader.named(`${language}/legal/`)) {
    const read = reader.frontMatter(file, legalMatter);
    if (!read) continue;
    const { root, problems } = parseMarkdown(read.body, (target) => linkOf(target, facts));
    const { sections, problems: more } = sectionsOf(root);
    reader.addWithin(file, read.bodyLine, [...problems, ...more]);
    texts[name] = { ...read.matter, sections };
  }
  return texts;
}

/** Reads files of a pack and keeps what is wrong with them. */
class PackReader {
  readonly problems: Problem[] = [];
  private readonly read = new Set<string>();

  constructor(private readonly files: SiteFiles) {}

  has(file: string): boolean {
    return this.files.has(file);
  }

  add(problem: Problem): void {
    this.problems.push(problem);
  }

  /** @param firstLine of the text within the file */
  addWithin(file: string, firstLine: number, problems: readonly TextProblem[]): void {
    for (const { line, message } of problems) this.add({ file, line: firstLine + line - 1, message });
  }

  /** @returns undefined if the file is missing or wrong */
  yaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : this.kept(readYaml(text, schema, file));
  }

  /** A file that may be missing: then everything in it has its default. */
  optionalYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    return this.has(file) ? this.yaml(file, schema) : schema.parse({});
  }

  frontMatter<S extends z.ZodType>(file: string, schema: S) {
    const text = this.text(file);
    if (text === undefined) return undefined;
    const parts = splitFrontMatter(text);
    if (!parts) {
      this.add({ file, line: 1, message: 'must begin with front matter: ---, YAML, and --- again' });
      return undefined;
    }
    const matter = this.kept(readYaml(parts.matter, schema, file, parts.matterLine));
    return matter === undefined ? undefined : { ...parts, matter };
  }

  /** The Markdown files of a folder, by name. */
  named(folder: string): { name: string; file: string }[] {
    return [...this.files.keys()]
      .filter((file) => file.startsWith(folder) && /^[^/]+\.md$/.test(file.slice(folder.length)))
      .toSorted()
      .flatMap((file) => {
        const name = file.slice(folder.length, -'.md'.length);
        if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [{ name, file }];
        this.add({ file, message: 'must have a name of lower-case letters, digits and hyphens' });
        return [];
      });
  }

  checkPictures(): void {
    for (const [file, content] of this.files) {
      if (!file.startsWith('pictures/')) continue;
      this.read.add(file);
      const message = pictureProblem(file, content);
      if (message !== undefined) this.add({ file, message });
    }
  }

  checkVariables(): void {
    for (const file of this.read) {
      if (!/\.(yaml|md)$/.test(file)) continue;
      const lines = this.files.get(file)?.toString('utf8').split('\n') ?? [];
      for (const [index, text] of lines.entries()) {
        for (const name of unknownVariables(text)) {
          const known = Object.keys(VARIABLES).join(', ');
          this.add({ file, line: index + 1, message: `unknown variable {{${name}}}; known are ${known}` });
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

  private kept<T>(result: Read<T>): T | undefined {
    this.problems.push(...result.problems);
    return result.value;
  }

  private text(file: string): string | undefined {
    this.read.add(file);
    const content = this.files.get(file);
    if (content) return content.toString('utf8');
    this.add({ file, message: 'is missing' });
    return undefined;
  }
}
