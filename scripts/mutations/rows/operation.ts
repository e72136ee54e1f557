import { noticedBy } from '../mutation.ts';

/** Row 81, and rows 194 to 197: addresses of clients, migrations, addresses of the database, the doctor, and restarts. */
export const OPERATION = [
  ...noticedBy('scripts/check/migrations/problems.test.ts', [
    {
      rows: [194],
      change: 'a contract step may drop what the last version reads',
      file: 'scripts/check/migrations/problems.ts',
      find: '...(marker === undefined ? [] : stillKnown(steps, around)),',
      replace: '',
      titles: 'is refused for what the released version still reads',
    },
    {
      rows: [194],
      change: 'a contract step may name a version that is not released',
      file: 'scripts/check/migrations/problems.ts',
      find: '...(marker === undefined ? [] : markerProblems(marker, released)),',
      replace: '',
      titles: 'is refused before the version that stopped reading is released',
    },
    {
      rows: [194],
      change: 'a statement without a rule is accepted',
      file: 'scripts/check/migrations/steps.ts',
      find: "{ does: 'unknown', what: kind }",
      replace: "{ does: 'nothing' }",
      titles: 'TRUNCATE',
    },
  ]),
  ...noticedBy('api/test/database-connection.test.ts', [
    {
      rows: [195],
      change: 'the place of a database contains its user and password',
      file: 'api/src/core/db/connection-problem.ts',
      find: 'return `${host}${port}${url.pathname}`;',
      replace: 'return `${url.password}@${host}${port}${url.pathname}`;',
      titles: 'a PostgreSQL that cannot be reached is waited for',
    },
    {
      rows: [195],
      change: 'a certificate of another authority is tried again for ever',
      file: 'api/src/core/db/connection-problem.ts',
      find: 'if (CERTIFICATE.test(text))',
      replace: 'if (NO_TLS.test(text))',
      titles: 'accepts the certificate of the named authority',
    },
  ]),
  ...noticedBy('api/test/doctor/machine.test.ts', [
    {
      rows: [196],
      change: 'the doctor writes to Stripe',
      file: 'api/src/admin/doctor/stripe.check.ts',
      find: '      headers: { authorization',
      replace: "      method: 'POST',\n      headers: { authorization",
      titles: 'Discord and Stripe are only read from',
    },
  ]),
  ...noticedBy('api/test/doctor/database.test.ts', [
    {
      rows: [196],
      change: 'the doctor begins a database',
      file: 'api/src/admin/doctor/database.check.ts',
      find: "if (newDatabase && !existsSync(join(dataDir, 'db')))",
      replace: "if (newDatabase && existsSync(join(dataDir, 'db')))",
      titles: 'the doctor creates nothing',
    },
  ]),
  ...noticedBy('api/test/rolling-restart.long.test.ts', [
    {
      rows: [197],
      change: 'a replica that stops says that it is ready',
      file: 'api/src/app/serve.ts',
      find: '    app.get(Readiness).stop();\n',
      replace: '',
      titles: 'a rolling restart of two replicas',
    },
  ]),
  ...noticedBy('api/test/stop.test.ts', [
    {
      rows: [198],
      change: 'connections without a request stay',
      file: 'api/src/app/end-connections.ts',
      find: '        for (const socket of unused) if (before.has(socket)) socket.destroy();\n',
      replace: '',
      titles: 'does not wait for connections without a request',
    },
    {
      rows: [198],
      change: 'connections that become idle stay',
      file: 'api/src/app/end-connections.ts',
      find: '        server.closeIdleConnections();\n',
      replace: '',
      titles: 'answers an open request, and ends its connection',
    },
  ]),
  ...noticedBy('api/test/client-address.test.ts', [
    {
      rows: [81],
      change: 'each port of a client is a client',
      file: 'api/src/http/client-address.ts',
      find: "if (address !== '') return address;",
      replace: "if (address !== '') return text;",
      titles: 'counts all connections of a client together',
    },
  ]),
];
