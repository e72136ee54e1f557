import { LINK_NAMES } from '../compile/link.ts';
import { insteadOfAbsent, whyMistyped, type KnownApps } from '../compile/pages.ts';
import { isNear } from '../compile/near-name.ts';
import { isAtOrBelow } from '@portico/sdk/platform/at-or-below';
import { SiteFile } from '../site-file.ts';
import type { VariableName } from '../variables.ts';
import type { SiteFiles } from './site-folder.ts';

/** What a buyer accepts, to which the store links. */
const OF_STORE: readonly string[] = ['/terms', '/refund'];

/** `site.yaml`, whose pictures are files of the pack, and whose pages are what it can decide about. */
export const checkedSite = (files: SiteFiles, apps: KnownApps = { paths: [], names: [] }) =>
  SiteFile.superRefine(
    ({ pictures: { previews, ...others }, typeface, pages, remotes }, context) => {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      const named = [
        [typeface?.file, ['typeface', 'file']] as const,
        ...Object.entries(others).map(([key, file]) => [file, ['pictures', key]] as const),
        ...Object.entries(previews).map(
          ([kind, file]) => [file, ['pictures', 'previews', kind]] as const,
        ),
      ];
      for (const [file, path] of named)
        if (file !== undefined && !files.has(file))
          refuse([...path], `names ${file}, which is no file of the pack`);
      for (const name of Object.keys(remotes)) {
        const near = apps.names.includes(name)
          ? undefined
          : apps.names.find((each) => isNear(name, each));
        if (near) refuse(['remotes', name], `is no app: did you mean ${near}?`);
      }
      for (const [index, path] of pages.absent.entries()) {
        const mistyped = whyMistyped(path, apps);
        if (mistyped) refuse(['pages', 'absent', index], `names ${path}, ${mistyped}`);
        const fix = insteadOfAbsent(path);
        if (fix) refuse(['pages', 'absent', index], `${path} cannot be absent alone: ${fix}`);
        if (
          OF_STORE.includes(path) &&
          files.has('catalog.yaml') &&
          !pages.absent.includes('/store')
        )
          refuse(
            ['pages', 'absent', index],
            `${path} cannot be absent while something is sold: write its text, or remove catalog.yaml`,
          );
      }
      for (const [index, { path }] of pages.menu.entries()) {
        const mistyped = whyMistyped(path, apps);
        if (mistyped) refuse(['pages', 'menu', index, 'path'], `names ${path}, ${mistyped}`);
        if (pages.absent.some((page) => isAtOrBelow(path, page)))
          refuse(['pages', 'menu', index, 'path'], `names ${path}, which pages.absent names, too`);
      }
    },
  );

/** Facts against which nothing in other files is wrong, in place of a wrong `site.yaml`. */
export const ANY_SITE: SiteFile = {
  ...SiteFile.parse({ name: 'any', support: { hours: 'any' } }),
  links: Object.fromEntries(LINK_NAMES.map((name) => [name, 'https://any.example'])),
};

/** Variables without a value in a pack, and why. */
export function absentFacts(
  { links, support }: Pick<SiteFile, 'links' | 'support'>,
  hasCatalog: boolean,
): Map<VariableName, string> {
  const lacking = 'of catalog.yaml, which this pack does not have';
  return new Map<VariableName, string>([
    ...(hasCatalog
      ? []
      : (['refund.days', 'refund.activeHours'] as const).map(
          (name) => [name, `is a rule ${lacking}`] as const,
        )),
    ...(hasCatalog ? [] : ([['plans.least', `is the least price ${lacking}`]] as const)),
    ...(links.email === undefined
      ? ([['email', 'is links.email of site.yaml, which is absent']] as const)
      : []),
    ...(support.hours === undefined
      ? ([['support.hours', 'is support.hours of site.yaml, which is absent']] as const)
      : []),
  ]);
}
