import { noticedBy } from '../mutation.ts';

/** Rows 66 to 90: faults, abuse and operations. */
export const FAULTS = [
  ...noticedBy('api/test/egress.test.ts', [
    {
      rows: [58],
      change: 'the API requests the pictures of templates',
      file: 'api/src/bot/templates/templates.repository.ts',
      find: '    await tx.delete(templates);',
      replace:
        '    await Promise.allSettled(set.map(({ image }) => fetch(image)));\n    await tx.delete(templates);',
      titles: 'the server gets no request',
    },
    {
      rows: [58],
      change: 'tests may connect to other hosts',
      file: 'scripts/jest/egress-guard.ts',
      find: 'if (LOOPBACK.test(host))',
      replace: 'if (host !== undefined)',
      titles: 'are refused in tests',
    },
  ]),
  ...noticedBy('api/test/clock.test.ts', [
    {
      rows: [86],
      change: 'what a replica remembers ends by the system clock',
      file: 'api/src/core/db/revision.repository.ts',
      find: '/** Counts the changes of each noun',
      replace: 'const performance = Date;\n/** Counts the changes of each noun',
      titles: 'does not keep a replica',
    },
    {
      rows: [86],
      change: 'the age of an answer is by the system clock',
      file: 'api/src/http/answer-cache.ts',
      find: '/** The inputs of a cached answer. */',
      replace: 'const performance = Date;\n/** The inputs of a cached answer. */',
      titles: 'an age that is not negative',
    },
    {
      rows: [86],
      change: 'waits for Discord are by the system clock',
      file: 'api/src/identity/discord/clock.ts',
      find: 'Math.round(performance.timeOrigin + performance.now())',
      replace: 'Date.now()',
      titles: 'does not prolong a wait for Discord',
    },
    {
      rows: [86],
      change: 'sessions end by the clock of the process',
      file: 'api/src/identity/session/session.repository.ts',
      find: '    if (!found) return undefined;\n    const { stale,',
      replace:
        '    if (!found || Date.now() > performance.timeOrigin + performance.now() + 3_600_000) return undefined;\n    const { stale,',
      titles: 'ends no session',
    },
  ]),
  ...noticedBy('api/test/application-role.test.ts', [
    {
      rows: [88],
      change: 'the application may change rows of append-only tables',
      file: 'api/src/core/db/application-role.ts',
      find: '`revoke update, delete on ${table.name} from ${name}`',
      replace: '`grant update, delete on ${table.name} to ${name}`',
      titles: 'cannot change a row of an append-only table',
    },
    {
      rows: [88],
      change: 'the application starts as a superuser, or as a member of the owner',
      file: 'api/src/core/db/application-role.ts',
      find: 'if (!found || found.isOwner)',
      replace: 'if (!found)',
      titles: 'does not start as',
    },
    {
      rows: [88],
      change: 'the pool connects as the owner',
      file: 'api/src/core/db/postgres.driver.ts',
      find: '    connectionString: databaseUrl,\n    max:',
      replace: '    connectionString: addresses.databaseOwnerUrl ?? databaseUrl,\n    max:',
      titles: 'cannot change a row of an append-only table',
    },
  ]),
  ...noticedBy('api/test/migrations.test.ts', [
    {
      rows: [87],
      change: 'a migration waits for a table as long as it takes',
      file: 'api/src/core/db/apply-migrations.ts',
      find: '  await limitLocks(connection, LOCK_MS);\n  await connection.query(',
      replace: '  await connection.query(',
      titles: 'a migration waits seconds',
    },
    {
      rows: [87],
      change: 'a replica gives up while another one migrates',
      file: 'api/src/core/db/apply-migrations.ts',
      find: '  while (!(await takesLock(connection))) await sleep(POLL_MS);',
      replace:
        "  if (!(await takesLock(connection))) throw new Error('Another replica migrates.');",
      titles: 'a replica waits as long',
    },
  ]),
  ...noticedBy('api/test/abuse.test.ts', [
    {
      rows: [68],
      change: 'statements have no time limit',
      file: 'api/src/core/db/postgres.driver.ts',
      find: '      statement_timeout: STATEMENT_MS,\n',
      replace: '',
      titles: 'PostgreSQL ends statements',
    },
    {
      rows: [68],
      change: 'a request waits for a connection as long as it takes',
      file: 'api/src/core/db/postgres.driver.ts',
      find: `    max: databasePoolSize,
    connectionTimeoutMillis: CONNECT_MS,`,
      replace: '    max: databasePoolSize,',
      titles: 'is answered with 503 within its time limit',
    },
    {
      rows: [79],
      change: 'headers may be as long as they like',
      file: 'api/src/app/server.ts',
      find: 'http: { headersTimeout',
      replace: 'http: { maxHeaderSize: 8_000_000, headersTimeout',
      titles: 'a header or an address of a megabyte',
    },
    {
      rows: [79],
      change: 'a member of any shape is accepted',
      file: 'api/src/bot/ingest/batch.ts',
      find: 'if (parsed.success && !issue) {\n      valid.push(parsed.data);',
      replace: 'if (!issue) {\n      valid.push(parsed.data as never);',
      titles: 'JSON of a hundred thousand levels',
    },
    {
      rows: [79],
      change: 'texts that PostgreSQL cannot store pass',
      file: 'api/src/http/storable.ts',
      find: 'UNSTORABLE.test(value)',
      replace: 'value === UNSTORABLE.source',
      titles: 'a NUL|an unpaired surrogate',
    },
    {
      rows: [80],
      change: 'time limits of a hundred minutes',
      file: 'api/src/app/server.ts',
      find: '{ headers: 15_000, request: 30_000, every: 5_000 }',
      replace: '{ headers: 250_000, request: 6_000_000, every: 5_000 }',
      titles: 'the time limits of a started server',
    },
    {
      rows: [80],
      change: 'the time limit of headers is not given to the server',
      file: 'api/src/app/server.ts',
      find: 'headersTimeout: timeouts.headers, ',
      replace: '',
      titles: 'the time limits of a started server',
    },
    {
      rows: [80],
      change: 'the time limit of a request is not given to the server',
      file: 'api/src/app/server.ts',
      find: '    requestTimeout: timeouts.request,\n',
      replace: '',
      titles: 'a slow body',
    },
  ]),
  ...noticedBy('api/src/core/config/config.test.ts', [
    {
      rows: [90],
      change: 'an invalid value counts as unset',
      file: 'api/src/core/config/config.ts',
      find: 'if (!parsed.success) throw new ConfigError(`${name} must be ${expected}.`);',
      replace: 'if (!parsed.success) continue;',
      titles: 'the error for an invalid',
    },
    {
      rows: [90],
      change: 'the error quotes the value',
      file: 'api/src/core/config/config.ts',
      find: 'throw new ConfigError(`${name} must be ${expected}.`)',
      replace: 'throw new ConfigError(`${name} must be ${expected}, not ${env[name]}.`)',
      titles: 'the error for an invalid',
    },
  ]),
  ...noticedBy('scripts/lib/lockfile.test.ts', [
    {
      rows: [89],
      change: 'a package without a hash is trusted',
      file: 'scripts/lib/lockfile.ts',
      find: "integrity?.startsWith('sha512-') ||",
      replace: 'integrity === undefined ||',
      titles: 'is not trusted',
    },
    {
      rows: [89],
      change: 'a package may come from any address',
      file: 'scripts/lib/lockfile.ts',
      find: 'resolved?.startsWith(REGISTRY) === false',
      replace: 'resolved?.length === 0',
      titles: 'is not trusted',
    },
    {
      rows: [89],
      change: 'every package may run scripts when it is installed',
      file: 'scripts/lib/lockfile.ts',
      find: 'hasInstallScript && !MAY_RUN_SCRIPTS',
      replace: '!hasInstallScript && MAY_RUN_SCRIPTS',
      titles: 'is not trusted',
    },
  ]),
  ...noticedBy('api/test/discord/faults.test.ts', [
    {
      rows: [69],
      change: 'a failure of Discord is an answer',
      file: 'api/src/identity/discord/discord-http.ts',
      find: 'if (response.status < 500) return',
      replace: 'if (response.status < 600) return',
      titles: 'with the fault',
    },
    {
      rows: [72],
      change: 'each of many callers makes a call',
      file: 'api/src/core/cache/single-flight.ts',
      find: '    if (running) return running;\n',
      replace: '',
      titles: 'serves 200 parallel calls with one request',
    },
  ]),
  ...noticedBy('api/test/discord/rate-limits.test.ts', [
    {
      rows: [70],
      change: 'a refusal closes nothing',
      file: 'api/src/identity/discord/rate-limiter.ts',
      find: '    if (limits?.refused) {',
      replace: '    if (limits?.refused && now < 0) {',
      titles: '.',
    },
  ]),
  ...noticedBy('api/test/discord/calls.test.ts', [
    {
      rows: [71],
      change: 'a refused token is sent again',
      file: 'api/src/identity/discord/discord-rest.ts',
      find: '    this.#refused.set(key, clock.now() + REFUSED_MS);\n',
      replace: '',
      titles: 'is sent once and never again',
    },
  ]),
  ...noticedBy('api/test/requests.test.ts', [
    {
      rows: [81],
      change: 'every proxy is trusted',
      file: 'api/src/app/server.ts',
      find: 'trustProxy: config.trustProxy,',
      replace: 'trustProxy: true,',
      titles: 'cannot be evaded by a forged address',
    },
  ]),
  ...noticedBy('api/test/auth/limits.test.ts', [
    {
      rows: [82],
      change: 'sign-in is open where it cannot be counted',
      file: 'api/src/identity/auth/discord.guard.ts',
      find: `'sign-ins cannot be counted');
      return 'unavailable';`,
      replace: `'sign-ins cannot be counted');
      return undefined;`,
      titles: 'close sign-in and payment',
    },
  ]),
  ...noticedBy('api/test/unhandled-errors.test.ts', [
    {
      rows: [83],
      change: 'an unhandled error ends the process as a success',
      file: 'api/src/app/serve.ts',
      find: `    process.exit(1);
  };
  process.on('unhandledRejection', die);`,
      replace: `    process.exit(0);
  };
  process.on('unhandledRejection', die);`,
      titles: 'and exits with code 1',
    },
    {
      rows: [84],
      change: 'the process ends at once',
      file: 'api/src/app/serve.ts',
      find: '    app.close().then(\n',
      replace: '    Promise.resolve().then(\n',
      titles: 'answers pending requests after SIGTERM',
    },
  ]),
];
