import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { siteShapes, VARIABLES, writtenFields } from '@portico/site';
import { stringify } from 'yaml';
import { tempFolder } from '../../support/folders.ts';
import { marker, Sampler, type Given, type Marker } from './sample.ts';

const FONT = createRequire(__filename).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const FONT_FILE = 'fonts/marked.woff2';

/** Legal texts: the fourth one is absent. */
const LEGAL = ['terms', 'privacy', 'refund'];

/** What a value decides that other files or pages depend on. */
const SITE: Given = {
  values: {
    language: 'en',
    'seller.tax.mode': 'none',
    'typeface.file': FONT_FILE,
    'typeface.weights': '300 900',
    tokens: { 'heading-scale': 1.07, 'radius-l': 13 },
    'support.languages': ['fi', 'sv'],
    'pages.absent': ['/economy'],
    'pages.menu.0.path': '/status',
    'pages.menu.1.path': '/commands',
  },
  keys: {
    'pictures.previews': [
      ...['commands', 'contact', 'features', 'legal'],
      ...['status', 'store', 'team', 'tools'],
    ],
  },
};

export interface MarkedPack {
  /** For `SITE_DIR`. */
  folder: string;
  markers: Marker[];
  features: string[];
  facts: ReturnType<typeof siteShapes>['site']['_zod']['output'];
  catalog: ReturnType<typeof siteShapes>['catalog']['_zod']['output'];
  /** The names of a category that visitors see, and of one that they do not, as the bot reports them. */
  categories: { shown: string; hidden: string };
}

/**
 * A pack in which every text, price, link and picture is a marker. It follows the shapes of the files, so that a key
 * that is added later is in it, too.
 */
export function markedPack(): MarkedPack {
  const folder = join(tempFolder(), 'marked');
  const markers: Marker[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const sample = (file: string, shape: z.ZodType, given?: Given): unknown => {
    const sampler = new Sampler(file, given);
    const value = sampler.of(shape);
    markers.push(...sampler.markers);
    return value;
  };
  const yaml = (file: string, shape: z.ZodType, given?: Given): unknown => {
    const value = sample(file, shape, given);
    write(file, stringify(value));
    return value;
  };

  const features = [marker(), marker()];
  const name = z.enum(features);
  const pages = { features: new Set(features), legal: new Set(LEGAL) };
  const { site: siteShape } = siteShapes(
    writtenFields({ links: {}, pages: { absent: [], menu: [] }, ...pages }, name),
  );
  const facts = siteShape.parse(yaml('site.yaml', siteShape, SITE));
  for (const { shown } of markers.filter(({ key }) => key.startsWith('pictures.')))
    write(
      `pictures/${shown}`,
      `<svg xmlns="http://www.w3.org/2000/svg"><title>${shown}</title></svg>`,
    );
  mkdirSync(join(folder, 'fonts'));
  copyFileSync(FONT, join(folder, FONT_FILE));
  const {
    site: _,
    catalog,
    store,
    feature,
    legal,
    ...texts
  } = siteShapes(writtenFields({ ...facts, ...pages }, name), name);
  const rules: Given = {
    values: { 'withdrawal.days': 23, 'withdrawal.exception': 'content' },
    keys: {},
  };
  const sold = catalog.parse(yaml('catalog.yaml', catalog, rules));
  const plans = { values: {}, keys: { plans: sold.plans.map(({ id }) => id) } };
  yaml('en/catalog.yaml', store, plans);
  const written = Object.fromEntries(
    Object.entries(texts).map(([kind, shape]) => [kind, yaml(`en/${kind}.yaml`, shape)]),
  );
  for (const name of features) {
    const file = `en/features/${name}.md`;
    write(file, `---\n${stringify(sample(file, feature))}---\n`);
  }
  for (const name of LEGAL) {
    const file = `en/legal/${name}.md`;
    const matter = stringify(sample(file, legal));
    write(file, `---\n${matter}---\n${bodyOf(file, features, markers)}`);
  }
  const { categories, hidden } = texts.commands.parse(written['commands']);
  return {
    ...{ folder, markers, features, facts, catalog: sold },
    categories: { shown: categories[0]!.keys[0]!, hidden: hidden[0]!.keys[0]! },
  };
}

/** Markdown with all that it may contain, and each variable. */
function bodyOf(file: string, features: readonly string[], markers: Marker[]): string {
  const mark = (key: string) => {
    const shown = marker();
    markers.push({ file, key, shown });
    return shown;
  };
  const links = [`/features/${features[0]}`, 'support', 'email', `https://${marker()}.example`];
  return [
    `\n## ${mark('heading')}\n`,
    `${mark('paragraph')} **${mark('bold')}** *${mark('emphasis')}* \`${mark('code')}\`\n`,
    ...links.map((target) => `- [${mark(`link to ${target}`)}](${target})`),
    `\n### ${mark('small heading')} \n`,
    ...Object.keys(VARIABLES).map((name) => `- ${mark(name)} {{${name}}}`),
    `\n## ${mark('second heading')} {#named}\n\n${mark('end')}\n`,
  ].join('\n');
}
