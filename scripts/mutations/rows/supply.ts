import { noticedBy } from '../mutation.ts';

/** Rows 131 to 133: packages of others, advisories and what scanners find. */
export const SUPPLY = [
  ...noticedBy('scripts/check/licences.test.ts', [
    {
      rows: [131],
      change: 'an exception also holds for what Portico ships',
      file: 'scripts/check/licences.ts',
      find: 'if (exception && !shipped.has(path)) return [];',
      replace: 'if (exception) return [];',
      titles: 'does not allow it in what Portico ships',
    },
    {
      rows: [131],
      change: 'one permissive licence of several is enough',
      file: 'scripts/check/licences.ts',
      find: ".split(' AND ').every",
      replace: ".split(' AND ').some",
      titles: 'is reported with the package',
    },
  ]),
  ...noticedBy('shared/remote/build/packages/contents-plugin.test.ts', [
    {
      rows: [131],
      change: 'packages inside joined modules are not listed',
      file: 'shared/remote/build/packages/contents-plugin.ts',
      find: "'modules' in module",
      replace: "'none' in module",
      titles: 'lists the packages that it contains',
    },
    {
      rows: [131],
      change: 'a package without a licence passes',
      file: 'shared/remote/build/packages/notices.ts',
      find: 'if (without.length > 0)',
      replace: 'if (without.length > all.length)',
      titles: 'without a licence fails the build',
    },
  ]),
  ...noticedBy('api/test/registry/restricted.test.ts', [
    {
      rows: [131],
      change: 'the notices name apps that only the team may see',
      file: 'api/src/platform/page/site-files.controller.ts',
      find: 'const visible = this.live.visibleTo({ team: false });\n    if (!visible) return this.starting(reply);\n    const body',
      replace:
        'const visible = this.live.visibleTo({ team: true });\n    if (!visible) return this.starting(reply);\n    const body',
      titles: 'do not mention the staff remote',
    },
  ]),
  ...noticedBy('api/test/error-frames.test.ts', [
    {
      rows: [131],
      change: 'visitors can read the bill of materials',
      file: 'api/src/platform/registry/private-file.ts',
      find: ' || path === SBOM_FILE',
      replace: '',
      titles: 'neither has the bill of materials',
    },
  ]),
  ...noticedBy('scripts/check/advisories.test.ts', [
    {
      rows: [132],
      change: 'an exception has no end',
      file: 'scripts/check/advisories.ts',
      find: 'exception && today <= exception.until',
      replace: 'exception',
      titles: 'holds up to its day',
    },
    {
      rows: [132],
      change: 'only serious advisories of shipped packages count',
      file: 'scripts/check/advisories.ts',
      find: 'if (!isShipped && !SERIOUS.has(severity))',
      replace: 'if (!SERIOUS.has(severity))',
      titles: 'with an advisory of severity',
    },
    {
      rows: [132],
      change: 'a registry that does not answer has no advisories',
      file: 'scripts/check/npm-audit.ts',
      find: 'report.auditReportVersion === 2 ? report : undefined',
      replace: '{ ...report, vulnerabilities: report.vulnerabilities ?? {} }',
      titles: 'that answers no audit fails',
    },
  ]),
  ...noticedBy('api/test/headers.test.ts', [
    {
      rows: [133],
      change: 'scripts of pages may come from any https address',
      file: 'api/src/platform/page/security-policy.ts',
      find: "'strict-dynamic'`",
      replace: 'https:`',
      titles: 'headers over|the grade of the Observatory',
    },
    {
      rows: [133],
      change: "scripts of the manual are allowed by 'self'",
      file: 'api/src/platform/docs/swagger-page.ts',
      find: "`script-src 'nonce-${nonce}'`",
      replace: '"script-src \'self\'"',
      titles: 'with every security header',
    },
    {
      rows: [133],
      change: 'the setting for preload lists is ignored',
      file: 'api/src/http/security-headers.ts',
      find: 'preload: hstsPreload',
      replace: 'preload: false',
      titles: 'that asks for preloading',
    },
  ]),
];
