import { z } from 'zod';
import { BuilderFile } from '../compile/builder.ts';
import { parseMarkdown } from '../compile/rich-text.ts';
import { linkOf } from '../compile/link.ts';
import { LEGAL_PAGES, type KnownApps, type PackPages } from '../compile/pages.ts';
import { sectionsOf } from '../compile/sections.ts';
import { writtenFields } from '../compile/written.ts';
import { CommandCategories } from '@portico/contracts/pack/commands';
import { featureListOf, featureOf } from '@portico/contracts/pack/features';
import type { FeatureList } from '@portico/contracts/pack/features';
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
import { BrandText, type SiteFile } from '../site-file.ts';
import type { Site, SiteTexts } from '../site.ts';
import { absentFacts, ANY_SITE, checkedSite } from './checked-site.ts';
import { PackReader, type PackFile } from './pack-reader.ts';
import { problemText, type Problem } from './problem.ts';
import { limitProblems, type SiteFiles } from './site-folder.ts';

/** A pack that the site can serve, or what is wrong with it. */
export type Compiled = { site: Site; problems: [] } | { site?: undefined; problems: Problem[] };

/**
 * Compiles the files of a pack. The same for `npm run site -- check`, a folder in development, and a published
 * version, so that what was checked is what is served.
 * @param found what reading the folder has found: those files are not missing, too
 * @param apps around the pack: a path or name that is nearly one of theirs is mistyped
 */
export function compileSite(
  files: SiteFiles,
  found: readonly Problem[] = [],
  apps?: KnownApps,
): Compiled {
  const limits = limitProblems(files);
  if (limits.length > 0) return { problems: limits };
  const reader = new PackReader(files, found);
  const facts = reader.yaml('site.yaml', checkedSite(files, apps));
  const catalog = reader.optionalYaml('catalog.yaml', CatalogFile);
  const isSold = files.has('catalog.yaml');
  const languages = languagesOf(files);
  if (facts && !languages.includes(facts.language))
    reader.add({ file: facts.language, message: 'must be a folder with the texts of the pack' });
  // Problems of all files are told at once: a wrong `site.yaml` says nothing against the others.
  const shown = facts ?? ANY_SITE;
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      textsOf(reader, language, { ...shown, apps }, isSold ? (catalog ?? 'wrong') : undefined),
    ]),
  );
  reader.checkMedia();
  reader.checkVariables(absentFacts(shown, isSold));
  reader.checkUnread();
  if (!facts || reader.problems.length > 0) return { problems: eachOnce(reader.problems) };
  const site = { facts, ...(catalog && { catalog }), texts: texts as Record<string, SiteTexts> };
  return { site, problems: [] };
}

/** Without those that say the same of one line again. */
const eachOnce = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problemText(problem), problem])).values(),
];

const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)\//;

const languagesOf = (files: SiteFiles): string[] => [
  ...new Set(
    Array.from(files.keys(), (file) => LANGUAGE.exec(file)?.[1]).filter(
      (name) => name !== undefined,
    ),
  ),
];

/** The texts of one language. @returns undefined if a file of them is wrong */
function textsOf(
  reader: PackReader,
  language: string,
  facts: SiteFile & Pick<PackPages, 'apps'>,
  catalog: Catalog | 'wrong' | undefined,
): SiteTexts | undefined {
  const pages = reader.named(`${language}/features/`);
  const legalFiles = reader.named(`${language}/legal/`);
  const features = new Set(pages.map((page) => page.name));
  const legalNames = new Set(legalFiles.map((text) => text.name));
  const pack = { ...facts, features, legal: legalNames };
  const name = existingFeature(features);
  const fields = writtenFields(pack, name);
  const brand = reader.yaml(`${language}/brand.yaml`, BrandText);
  const landing = reader.yaml(`${language}/landing.yaml`, landingOf(fields));
  const builder = reader.yamlOrDefaults(`${language}/builder.yaml`, BuilderFile);
  const commands = reader.yamlOrDefaults(`${language}/commands.yaml`, CommandCategories);
  const team = reader.yamlOrDefaults(`${language}/team.yaml`, TeamRanks);
  const status = reader.yamlOrDefaults(`${language}/status.yaml`, StatusWords);
  const staff = reader.yamlOrDefaults(`${language}/staff.yaml`, StaffWords);
  const list = reader.yaml(`${language}/features.yaml`, featureListOf(fields, name));
  const described = featuresOf(reader, pages, list, fields);
  const legal = legalOf(reader, legalFiles, pack);
  checkLegalPages(reader, language, pack);
  const store = catalog && reader.yaml(`${language}/catalog.yaml`, writtenStore(fields, catalog));
  const mails = reader.optionalYaml(`${language}/mails.yaml`, MailsFile);
  if (!brand || !builder || !landing || !commands || !team || !status || !staff) return undefined;
  if (!described) return undefined;
  const labeled = withLabels(landing, described.pages);
  const words = { brand, builder, commands, team, status, staff };
  const ofStore = { ...(store && { store }), ...(mails && { mails }) };
  return { ...words, ...ofStore, landing: labeled, features: described, legal };
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
function existingFeature(known: ReadonlySet<string>): z.ZodType<string> {
  return z.string().refine((name) => known.has(name), {
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
  files: readonly PackFile[],
  pack: PackPages,
): Record<string, LegalText> {
  const texts: Record<string, LegalText> = {};
  for (const { name, file } of files) {
    if (!LEGAL_PAGES.some((each) => each === name))
      reader.add({ file, message: `is no legal text: names are ${LEGAL_PAGES.join(', ')}` });
    const read = reader.frontMatter(file, legalMatter);
    if (!read) continue;
    const { root, problems } = parseMarkdown(read.body, (target) => linkOf(target, pack));
    const { sections, problems: more } = sectionsOf(root);
    reader.addWithin(file, read.bodyLine, [...problems, ...more]);
    texts[name] = { ...read.matter, sections };
  }
  return texts;
}

/** A page without its text would be in menus and lead nowhere. */
function checkLegalPages(reader: PackReader, language: string, { legal, pages }: PackPages): void {
  // What a wrong `site.yaml` leaves out is not known.
  if (pages === ANY_SITE.pages) return;
  for (const name of LEGAL_PAGES)
    if (!legal.has(name) && !pages.absent.includes(`/${name}`))
      reader.add({
        file: `${language}/legal/${name}.md`,
        message: `is missing: write it, or add /${name} to pages.absent of site.yaml`,
      });
}
