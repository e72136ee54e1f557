import { sortedPackages } from './installed-package.ts';
import type { InstalledPackage } from './installed-package.ts';

const RULE = '-'.repeat(80);

/**
 * The license texts of packages, which must accompany their code.
 * @param what contains the packages: `mfe-public`
 * @returns a text file
 * @throws if a package has neither a license text nor the name of a license: nobody may copy its code
 */
export function noticesOf(what: string, packages: Iterable<InstalledPackage>): string {
  const all = sortedPackages(packages);
  const without = all.filter(({ texts, license }) => texts.length === 0 && !license);
  if (without.length > 0) {
    const names = without.map(({ name, version }) => `${name}@${version}`).join(', ');
    throw new Error(
      `${names}: the package has no license, neither in its package.json nor in a file (LICENSE, COPYING, NOTICE). Use another package.`,
    );
  }
  const head = `Third-party notices\n\n${what} contains the packages below. Each is under its own license.\n`;
  return [head, ...all.map(noticeOf)].join(`\n${RULE}\n\n`);
}

function noticeOf({ name, version, license, author, homepage, texts }: InstalledPackage): string {
  const title = `${name} ${version}${license ? ` (${license})` : ''}`;
  const lines = homepage ? [title, homepage] : [title];
  const text = `The package contains no text of its license, ${license}.${author ? `\nAuthor: ${author}` : ''}`;
  return `${[lines.join('\n'), ...(texts.length > 0 ? texts : [text])].join('\n\n').replaceAll('\r\n', '\n')}\n`;
}
