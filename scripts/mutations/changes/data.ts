import { noticedBy, type Change } from '../change.ts';

/** What is stored, written down and made live. */
export const DATA: readonly Change[] = [
  ...noticedBy('api/test/registry/publish.test.ts', [
    {
      row: 140,
      file: 'api/src/platform/registry/publishing/registry.service.ts',
      in: 'RegistryService.publish',
      remove: 'requireKnownFiles(verified);',
      titles: 'is not what its extension says',
    },
  ]),
  ...noticedBy('api/test/bot/blacklists.test.ts', [
    {
      row: 88,
      file: 'api/src/bot/blacklists/blacklists.service.ts',
      in: 'BlacklistsService.exportCsv',
      replace: [
        "this.auditRead('blacklist.export', kind, { ...(q && { q }) }, by)",
        'this.blacklists.findPublishedSet(this.database.db, kind)',
      ],
      titles: 'each access is audited',
    },
  ]),
  ...noticedBy('api/test/database/row-retention.long.test.ts', [
    {
      row: 186,
      file: 'api/drizzle/0043_row_retention.sql',
      replace: ["IF OLD.at < now() - interval '365 days' THEN", 'IF OLD.at < now() THEN'],
      titles: 'before a year',
    },
    {
      row: 186,
      file: 'api/drizzle/0043_row_retention.sql',
      replace: ['IF days < 365 THEN', 'IF days < 1 THEN'],
      titles: 'before a year',
    },
    {
      row: 186,
      file: 'api/drizzle/0043_row_retention.sql',
      replace: ['IF deleted > 0 THEN', 'IF deleted > 5000 THEN'],
      titles: 'after the days of the settings',
    },
  ]),
  ...noticedBy('api/test/database/application-role.test.ts', [
    {
      row: 88,
      file: 'api/src/core/db/application-role.ts',
      in: 'grantToApplication',
      replace: [
        'revoke update, delete on ${table.name} from ${name}',
        'grant update, delete on ${table.name} to ${name}',
      ],
      titles: 'cannot change a row of an append-only table',
    },
    {
      row: 88,
      file: 'api/src/core/db/postgres.driver.ts',
      in: 'openPostgres',
      replace: [
        'connectionString: databaseUrl',
        'connectionString: addresses.databaseOwnerUrl ?? databaseUrl',
      ],
      titles: 'cannot change a row of an append-only table',
    },
  ]),
  ...noticedBy('api/test/database/migrations.test.ts', [
    {
      row: 87,
      file: 'api/src/core/db/apply-migrations.ts',
      in: 'applyMigrations',
      remove: 'await limitLocks(connection, LOCK_MS);',
      titles: 'a migration waits seconds',
    },
  ]),
  ...noticedBy('api/test/http/abuse.test.ts', [
    {
      row: 68,
      file: 'api/src/core/db/postgres.driver.ts',
      in: 'openPostgres',
      remove: 'statement_timeout: STATEMENT_MS,',
      titles: 'PostgreSQL ends statements',
    },
    {
      row: 68,
      file: 'api/src/core/db/postgres.driver.ts',
      in: 'openPostgres',
      remove: 'connectionTimeoutMillis: CONNECT_MS,',
      titles: 'is answered with 503 within its time limit',
    },
  ]),
  ...noticedBy('api/src/core/config/config.test.ts', [
    {
      row: 90,
      file: 'api/src/core/config/config.ts',
      in: 'read',
      replace: ['must be ${expected}.', 'must be ${expected}, not ${env[name]}.'],
      titles: 'the error for an invalid',
    },
  ]),
  ...noticedBy('api/test/http/unhandled-errors.test.ts', [
    {
      row: 84,
      file: 'api/src/app/serve.ts',
      in: 'stopOnSignal',
      remove: 'await app.close();',
      titles: 'answers pending requests after SIGTERM',
    },
  ]),
  ...noticedBy('api/test/remotes/switched-off.test.ts', [
    {
      row: 109,
      file: 'api/src/platform/remotes/remotes.repository.ts',
      in: 'RemotesRepository.change',
      replace: ['await lockRegistry(tx); const act', 'const act'],
      titles: 'a switch and a concurrent promote both take effect',
    },
  ]),
  ...noticedBy('api/test/previews/previews.test.ts', [
    {
      row: 116,
      file: 'api/src/platform/previews/preview-headers.ts',
      in: 'PREVIEW_HEADERS',
      remove: "'x-robots-tag': 'noindex, nofollow',",
      titles: 'no cache stores an answer of a preview',
    },
  ]),
  ...noticedBy('api/test/releases/canary.long.test.ts', [
    {
      row: 118,
      file: 'api/src/platform/registry/database/channel.repository.ts',
      in: 'ChannelRepository.change',
      remove: 'await this.canaries.liveChanged(tx, { app: name, version, why, by });',
      titles: 'promotes another version or rolls back',
    },
  ]),
  ...noticedBy('api/test/smoke/runs.test.ts', [
    {
      row: 119,
      file: 'api/src/platform/registry/gate/gate.service.ts',
      in: 'GateService.refusals',
      replace: [
        'this.checks.refusals(locked.tx, manifest))',
        'this.checks.refusals(locked.tx, manifest)).slice(0, 0)',
      ],
      titles: 'a page that throws on load is refused',
    },
    {
      row: 120,
      file: 'api/src/platform/smoke/smoke.service.ts',
      in: 'SmokeService.judge',
      remove: 'requireWholeVerdict(run.plan?.pages ?? [], body);',
      titles: 'a verdict that omits a page is rejected',
    },
  ]),
  ...noticedBy('api/test/bot/incidents.test.ts', [
    {
      row: 192,
      file: 'api/src/bot/incidents/incidents.service.ts',
      in: 'IncidentsService.correct',
      remove: 'from: before,',
      titles: 'a text can be corrected',
    },
    {
      row: 192,
      file: 'api/src/bot/incidents/incidents.repository.ts',
      in: 'IncidentsRepository.correctUpdate',
      remove: 'eq(incidentUpdates.incidentId, incidentId),',
      titles: 'a text can be corrected',
    },
  ]),
  ...noticedBy('api/test/database/database-connection.test.ts', [
    {
      row: 195,
      file: 'api/src/core/db/connection-problem.ts',
      in: 'placeOf',
      replace: ['`${host}', '`${url.password}@${host}'],
      titles: 'a PostgreSQL that cannot be reached is waited for',
    },
  ]),
  ...noticedBy('api/test/process/rolling-restart.long.test.ts', [
    {
      row: 197,
      file: 'api/src/app/serve.ts',
      in: 'stopOnSignal',
      remove: 'app.get(Readiness).stop();',
      titles: 'a rolling restart of two replicas',
    },
  ]),
];
