import { z } from 'zod';
import { CommandCategories } from '@portico/contracts/pack/commands';
import { featureListOf, featureOf } from '@portico/contracts/pack/features';
import { slug, type Fields } from '@portico/contracts/pack/fields';
import { landingOf } from '@portico/contracts/pack/landing';
import { legalMatter } from '@portico/contracts/pack/legal';
import { StaffWords } from '@portico/contracts/pack/staff';
import { StatusWords } from '@portico/contracts/components/words';
import { TeamRanks } from '@portico/contracts/pack/team';
import { writtenFields } from './compile/written.ts';
import { PlanText, storeTextOf } from '@portico/contracts/pack/store';
import { CatalogFile } from './catalog-file.ts';
import { BuilderFile } from './compile/builder.ts';
import { coverage } from './compile/store.ts';
import { MailsFile } from './mails-file.ts';
import { BrandText, SiteFile } from './site-file.ts';

/**
 * What the files of a pack may contain.
 * @param fields as they are written
 * @param featureName a feature of the pack
 * @returns kind of file -> shape: `landing` is that of `en/landing.yaml`
 */
export const siteShapes = (fields: Fields, featureName: z.ZodType<string> = slug) => ({
  site: SiteFile,
  catalog: CatalogFile,
  // The checks know which plans the catalog has.
  store: storeTextOf(fields, coverage).extend({ plans: z.record(z.string(), PlanText) }),
  mails: MailsFile,
  brand: BrandText,
  commands: CommandCategories,
  team: TeamRanks,
  status: StatusWords,
  staff: StaffWords,
  builder: BuilderFile,
  landing: landingOf(fields),
  features: featureListOf(fields, featureName),
  feature: featureOf(fields),
  legal: legalMatter,
});

/**
 * The same as JSON Schemas, by which editors complete and check keys.
 * @returns kind of file -> schema
 */
export function siteSchemas(): Record<string, object> {
  const none = new Set<string>();
  const any = { ...SiteFile.parse({ name: 'any' }), features: none, legal: none };
  return Object.fromEntries(
    Object.entries(siteShapes(writtenFields(any, slug))).map(([name, schema]) => [
      name,
      schemaOf(schema),
    ]),
  );
}

const schemaOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The compiler refuses unknown keys, too.
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties = false;
    },
  });
