import { setImmediate as endOfTurn } from 'node:timers/promises';
import { delimiter, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { AppModule } from '../../src/app/app.module.ts';
import { loadConfig } from '../../src/core/config/config.ts';
import { DatabaseService } from '../../src/core/db/database.service.ts';
import type { Database } from '../../src/core/db/database.ts';
import { KeyService } from '../../src/identity/keys/ingest/ingest-key.service.ts';
import { reportingLog } from '../../src/core/error-reports/reporting-log.ts';
import { createLog } from '../../src/core/log/log.ts';
import { createServer, type ClientTimeouts } from '../../src/app/server.ts';
import { SessionService } from '../../src/identity/session/session.service.ts';
import { RevisionRepository } from '../../src/core/db/revision.repository.ts';
import { TEAM } from '../../src/identity/team/team.repository.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { NAMED } from './site-settings.ts';
import { addCleanUp } from './clean-up.ts';
import { newDatabase } from './database.ts';
import { tempFolder } from './folders.ts';
import { asPage } from './shown-user.ts';

interface ApiOptions {
  /** Address of a PostgreSQL database. Without it and `dataDir`: a new one (database.ts). */
  databaseUrl?: string;
  /** Folder of the data, with PGlite in it unless `databaseUrl` is given. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Default `debug`. Tests of races use less, because log lines take time. */
  logLevel?: string;
  /** Time limits for clients; tests of time limits use short ones. */
  clientTimeouts?: ClientTimeouts;
  /** Additional controllers of the test. */
  controllers?: Type[];
}

/** The API of a test file, listening on a free port. */
export interface TestApi {
  url: string;
  app: NestFastifyApplication;
  dataDir: string;
  /** The database of the API. */
  db(): Database;
  /** All log lines of the API. */
  logs(): string;
  /** Sends a request. A change with a session names its user as the one shown, as pages do. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The text of `/metrics`. */
  metrics(): Promise<string>;
  /** Sends JSON with an ingest key. */
  push(method: 'POST' | 'PUT', path: string, key: string, body: unknown): Promise<Response>;
  newKey(...scopes: string[]): Promise<string>;
  /** Signs in a user without Discord. @returns the `Cookie` header */
  signIn(user: { id: string; rank?: string }): Promise<string>;
  stop(): Promise<void>;
}

/** The `METRICS_TOKEN` of every API of the tests. */
export const METRICS_TOKEN = 'a-secret-of-operators';

/** The root module: the API, and the additions of a test. */
class TestRoot {}

/** Starts the API in this process, and stops it after the test file. */
export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const { databaseUrl, dataDir = tempFolder() }: ApiOptions =
    options.databaseUrl || options.dataDir ? options : await newDatabase();
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000',
    METRICS_TOKEN,
    ...NAMED,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  const config = loadConfig(env, { toPath: (path) => resolve(path), delimiter });
  const sink = new PassThrough();
  let logs = '';
  sink.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  const { log } = reportingLog(
    createLog(options.logLevel ?? 'debug', sink),
    config.signals.errorReports,
  );
  const root = {
    module: TestRoot,
    imports: [AppModule.with(config, log)],
    controllers: options.controllers ?? [],
  };
  const app = await createServer(config, log, root, options.clientTimeouts);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= app.close());
  addCleanUp(stop);

  // Reads the whole answer: an open connection would delay the stop. The line of a request is written after its answer.
  const call = async (path: string, init?: RequestInit) => {
    const { status, headers, body } = await fetch(`${url}${path}`, await asPage(app, init));
    const bytes = await new Response(body).arrayBuffer();
    await endOfTurn();
    return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
  };
  return {
    url,
    app,
    dataDir,
    stop,
    call,
    db: () => app.get(DatabaseService).db,
    logs: () => logs,
    metrics: async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await call('/metrics', { headers })).text();
    },
    push: (method, path, key, body) =>
      call(path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    newKey: async (...scopes) => (await app.get(KeyService).create('test', scopes, OPERATOR)).key,
    signIn: async ({ id, rank }) => {
      const session = await app
        .get(SessionService)
        .start({ id, username: `user-${id}`, avatar: null });
      if (rank) {
        const { db } = app.get(DatabaseService);
        await db.insert(teamMembers).values({ userId: id, rank }).onConflictDoNothing();
        await app.get(RevisionRepository).bump(db, TEAM);
        app.get(RevisionRepository).invalidate(TEAM);
      }
      return `${config.secure ? '__Host-session' : 'session'}=${session}`;
    },
  };
}
