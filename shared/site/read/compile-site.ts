import type { z } from 'zod';
import { parseMarkdown } from '../compile/rich-text.ts';
import { linkOf } from '../compile/link.ts';
import { sectionsOf } from '../compile/sections.ts';
import { writtenFields } from '../compile/written.ts';
import { BuilderWords } from '@portico/contracts/pack/builder';
import { CommandCategories } from '@portico/contracts/pack/commands';
import { featureListOf, featureOf } from '@portico/contracts/pack/features';
import type { FeatureList } from '@portico/contracts/pack/features';
import { slug } from '@portico/contracts/pack/fields';
import type { FeatureName, Fields } from '@portico/contracts/pack/fields';
import { landingOf } from '@portico/contracts/pack/landing';
import { legalMatter } from '@portico/contracts/pack/legal';
import type { LegalText } from '@portico/contracts/pack/legal';
import { StatusWords } from '@portico/contracts/components/words';
import { StaffWords } from '@portico/contracts/pack/staff';
import { TeamRanks } from '@portico/contracts/pack/team';
import { CatalogFile, type Catalog } from '../catalog-file.ts';
import { writtenStore } from '../compile/store.ts';
import { MailsFile } from '../mails-file.ts';
import { BrandText, SiteFile } from '../site-file.ts';
import type { Site, SiteTexts } from '../site.ts';
import { PackReader, type PackFile } from './pack-reader.ts';
import type { Problem } from './problem.ts';
import { limitProblems, type SiteFiles } from './site-folder.ts';

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
  const facts = reader.yaml('site.yaml', withPictures(files));
  const catalog = reader.optionalYaml('catalog.yaml', CatalogFile);
  // All other files are read by what these say.
  if (!facts || reader.problems.length > 0) return { problems: reader.problems };
  const languages = languagesOf(files);
  if (!languages.includes(facts.language))
    reader.add({ file: facts.language, message: 'must be a folder with the texts of the pack' });
  const texts = Object.fromEntries(
    languages.map((language) => [language, textsOf(reader, language, facts, catalog)]),
  );
  reader.checkPictures();
  reader.checkVariables(files.has('catalog.yaml'));
  reader.checkUnread();
  if (reader.problems.length > 0) return { problems: reader.problems };
  const site = { facts, ...(catalog && { catalog }), texts: texts as Record<string, SiteTexts> };
  return { site, problems: [] };
}

const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)\//;

const languagesOf = (files: SiteFiles): string[] => [
  ...new Set(
    Array.from(files.keys(), (file) => LANGUAGE.exec(file)?.[1]).filter(
      (name) => name !== undefined,
    ),
  ),
];

/** `site.yaml`, whose pictures are files of the pack. */
const withPictures = (files: SiteFiles) =>
  SiteFile.superRefine(({ pictures: { previews, ...others } }, context) => {
    const named = [
      ...Object.entries(others).map(([key, file]) => [file, ['pictures', key]] as const),
      ...Object.entries(previews).map(
        ([kind, file]) => [file, ['pictures', 'previews', kind]] as const,
      ),
    ];
    for (const [file, path] of named) {
      if (file === undefined || files.has(file)) continue;
      const message = `names ${file}, which is no file of the pack`;
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

/** The texts of one language. @returns undefined if a file of them is wrong */
function textsOf(
  reader: PackReader,
  language: string,
  facts: SiteFile,
  catalog: Catalog | undefined,
): SiteTexts | undefined {
  const pages = reader.named(`${language}/features/`);
  const name = existingFeature(pages.map((page) => page.name));
  const fields = writtenFields(facts, name);
  const brand = reader.yaml(`${language}/brand.yaml`, BrandText);
  const landing = reader.yaml(`${language}/landing.yaml`, landingOf(fields));
  const builder = reader.yamlOrDefaults(`${language}/builder.yaml`, BuilderWords);
  const commands = reader.yamlOrDefaults(`${language}/commands.yaml`, CommandCategories);
  const team = reader.yamlOrDefaults(`${language}/team.yaml`, TeamRanks);
  const status = reader.yamlOrDefaults(`${language}/status.yaml`, StatusWords);
  const staff = reader.yamlOrDefaults(`${language}/staff.yaml`, StaffWords);
  const list = reader.yaml(`${language}/features.yaml`, featureListOf(name));
  const features = featuresOf(reader, pages, list, fields);
  const legal = legalOf(reader, language, facts);
  const store = catalog && reader.yaml(`${language}/catalog.yaml`, writtenStore(fields, catalog));
  const mails = reader.optionalYaml(`${language}/mails.yaml`, MailsFile);
  if (!brand || !builder || !landing || !commands || !team || !status || !staff) return undefined;
  if (!features || !legal) return undefined;
  const labeled = withLabels(landing, features.pages);
  const words = { brand, builder, commands, team, status, staff };
  const ofStore = { ...(store && { store }), ...(mails && { mails }) };
  return { ...words, ...ofStore, landing: labeled, features, legal };
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

/** The name of a feature that has a file. @param names of all features */
function existingFeature(names: readonly string[]): z.ZodType<string> {
  const known = new Set(names);
  return slug.refine((name) => known.has(name), {
    error: ({ input }) =>
      `names a feature without a file: there is no features/${String(input)}.md`,
  });
}

function featuresOf(
  reader: PackReader,
  files: readonly PackFile[],
  list: FeatureList | undefined,
  fields: Fields,
): SiteTexts['features'] | undefined {
  const shape = featureOf(fields);
  const pages: SiteTexts['features']['pages'] = {};
  for (const { name, file } of files) {
    const read = reader.frontMatter(file, shape);
    if (read?.body.trim())
      reader.add({
        file,
        line: read.bodyLine,
        message: 'a feature has no text below its front matter',
      });
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
