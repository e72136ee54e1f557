import { noticedBy } from '../mutation.ts';

const ACCESS = 'api/src/identity/guard/access.service.ts';

/** Rows 25 to 32: access. */
export const ACCESS_RULES = [
  ...noticedBy('api/test/commerce/servers.test.ts', [
    {
      rows: [25],
      change: 'anybody finds any invoice',
      file: 'api/src/commerce/invoices/invoices.repository.ts',
      find: 'return row?.userId === userId ? row : undefined;',
      replace: 'return userId === "" ? undefined : row;',
      titles: 'only the owner can use an invoice',
    },
  ]),
  ...noticedBy('api/test/access/routes.test.ts', [
    {
      rows: [26],
      change: "the team's routes are open to every signed-in user",
      file: ACCESS,
      find: "if (actor.kind !== 'user' || !actor.isTeam) {",
      replace: "if (actor.kind !== 'user') {",
      titles: 'a signed-in user is not a team member',
    },
    {
      rows: [27],
      change: 'an API with a route without a stated access starts',
      file: 'api/src/http/route-catalog.ts',
      find: 'if (undecorated.length > 0) {',
      replace: 'if (undecorated.length > 1000) {',
      titles: 'a route without an access decorator',
    },
  ]),
  ...noticedBy('api/test/registry/restricted.test.ts', [
    {
      rows: [26],
      change: 'restricted channels are open to everybody',
      file: 'api/src/platform/registry/visible-registry.ts',
      find: "return channel.restriction === 'public' || viewer.team;",
      replace: "return channel.restriction === 'public' || viewer.team !== undefined;",
      titles: 'do not mention the staff remote',
    },
  ]),
  ...noticedBy('api/test/team.test.ts', [
    {
      rows: [28],
      change: 'membership is remembered',
      file: 'api/src/identity/guard/callers.ts',
      find: 'const { user, membership, isRecent, hasSecondFactor } = session;\n',
      replace: `const { user, isRecent, hasSecondFactor } = session;
    const seen = (globalThis.seen ??= new Map());
    if (!seen.has(user.id)) seen.set(user.id, session.membership);
    const membership = seen.get(user.id);
`,
      titles: 'a removal takes effect with the next request',
    },
  ]),
  ...noticedBy('api/test/commands.test.ts', [
    {
      rows: [29],
      change: 'hidden categories go to every signed-in user',
      file: 'api/src/bot/commands/commands.service.ts',
      find: "const isTeam = actor.kind === 'user' && actor.isTeam;",
      replace: "const isTeam = actor.kind === 'user';",
      titles: 'the public never receives a hidden category',
    },
    {
      rows: [29],
      change: 'one category is forgotten',
      file: 'shared/sdk/rules/commands/categories.ts',
      find: ", 'jishaku'",
      replace: '',
      titles: 'the public never receives a hidden category',
    },
  ]),
  ...noticedBy('api/test/access/answers.test.ts', [
    {
      rows: [30],
      change: 'the export of an account has every column of its sessions',
      file: 'api/src/identity/session/session.account.ts',
      find: 'map(({ createdAt, seenAt, browser, secondFactor }) => ({',
      replace:
        'map(({ createdAt, seenAt, browser, secondFactor, ...rest }) => ({\n          ...rest,',
      titles: 'has exactly the listed fields',
    },
  ]),
  ...noticedBy('api/test/activity.test.ts', [
    {
      rows: [31],
      change: 'any server may be asked for',
      file: 'api/src/bot/activity/activity.service.ts',
      find: 'if (serverId !== this.config.teamServerId) {',
      replace: "if (serverId === '') {",
      titles: 'other servers and other ranges are rejected',
    },
  ]),
];
