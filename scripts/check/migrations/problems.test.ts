import { ROOT } from '../../bootstrap/paths.mjs';
import { EXCEPTIONS } from './exceptions.ts';
import { migrationProblems } from './problems.ts';
import { readMigrations, type Migrations } from './read-migrations.ts';

const FIRST = {
  name: '0000_first',
  sql: 'CREATE TABLE "users" ("id" text, "email" text, "age" integer);',
};
const VERSION = {
  version: '1.0.0',
  last: FIRST.name,
  columns: new Map([['users', new Set(['id', 'email', 'age'])]]),
};

/** What a migration after version 1.0.0 is refused for, without the name of its file. */
async function refusals(sql: string, more: Partial<Migrations> = {}): Promise<string[]> {
  const migrations = { released: [VERSION], announcesRemoval: true, ...more };
  const all = more.all ?? [FIRST, { name: '0001_next', sql }];
  const found = await migrationProblems({ ...migrations, all }, {});
  return found.map((text) => text.replace('api/drizzle/0001_next.sql ', ''));
}

test('the migrations of this repository let replicas of the version before run', async () => {
  expect(await migrationProblems(readMigrations(ROOT))).toEqual([]);
});

test('the list of exceptions has no line that is not needed', async () => {
  const needed = await migrationProblems(readMigrations(ROOT), {});
  for (const name of Object.keys(EXCEPTIONS))
    expect(needed.some((text) => text.includes(`/${name}.sql `))).toBe(true);
});

test('0014_team_profiles, which was before the first version, would be refused', async () => {
  const { all, released, announcesRemoval } = readMigrations(ROOT);
  const early = { ...released.at(-1)!, version: '0.9.0', last: '0013_avatars' };
  const found = await migrationProblems({ all, released: [early], announcesRemoval });
  expect(found).toContainEqual(
    expect.stringMatching(
      /^api\/drizzle\/0014_team_profiles\.sql drops the column team_members\.username/,
    ),
  );
});

test.each([
  'CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL); CREATE UNIQUE INDEX ON "notes" ("id");',
  'ALTER TABLE "users" ADD COLUMN "name" text;',
  `ALTER TABLE "users" ADD COLUMN "seen" timestamp DEFAULT now() NOT NULL; ALTER TABLE "users" ALTER COLUMN "age" SET DEFAULT 0;`,
  'CREATE INDEX CONCURRENTLY "users_age" ON "users" ("age");',
  'ALTER TABLE "users" ADD COLUMN "code" text;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "u" FOREIGN KEY ("code") REFERENCES "users" ("id") NOT VALID;',
  'ALTER TABLE "users" VALIDATE CONSTRAINT "u"; COMMENT ON TABLE "users" IS \'People\';',
])('%s is accepted', async (sql) => {
  expect(await refusals(sql)).toEqual([]);
});

test.each([
  [
    'ALTER TABLE "users" DROP COLUMN "email";',
    /^drops the column users.email, which 1.0.0 may use/,
  ],
  ['DROP TABLE "users";', /^drops the table users/],
  ['ALTER TABLE "users" RENAME COLUMN "email" TO "mail";', /^renames email to mail: 1.0.0 reads/],
  ['ALTER TABLE "users" RENAME TO "people";', /^renames users to people/],
  ['ALTER TABLE "users" ADD COLUMN "name" text NOT NULL;', /name as NOT NULL without a default/],
  ['ALTER TABLE "users" ALTER COLUMN "age" TYPE bigint;', /changes the type of users.age/],
  ['ALTER TABLE "users" ALTER COLUMN "age" SET NOT NULL;', /makes users.age NOT NULL/],
  [
    'CREATE INDEX "users_age" ON "users" ("age");',
    /blocks its writes: use CREATE INDEX CONCURRENTLY/,
  ],
  ['CREATE UNIQUE INDEX CONCURRENTLY "x" ON "users" ("email");', /makes rows of users unique/],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (age > 0) NOT VALID;',
    /adds the constraint c to users/,
  ],
  [
    'ALTER TABLE "users" ADD COLUMN "r" uuid DEFAULT gen_random_uuid();',
    /writes or reads every row/,
  ],
  ['UPDATE "users" SET "age" = 0;', /changes rows of users in one transaction/],
  ['DELETE FROM "users";', /deletes rows of users/],
  ['TRUNCATE "users";', /^has TruncateStmt, for which .* has no rule/],
  ['LOCK TABLE "users";', /^has LockStmt/],
  ['DO $$ BEGIN END $$;', /^has DoStmt/],
  ['ALTER TABLE "users" SET LOGGED;', /^has AT_SetLogged/],
])('%s is refused', async (sql, why) => {
  expect(await refusals(sql)).toEqual([expect.stringMatching(why)]);
});

test('a constraint on rows of before is refused for what it refuses and for its lock', async () => {
  const found = await refusals('ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE ("email");');
  expect(found).toHaveLength(2);
});

test('CONCURRENTLY is alone in its file', async () => {
  const sql =
    'ALTER TABLE "users" ADD COLUMN "name" text; CREATE INDEX CONCURRENTLY ON "users" ("name");';
  expect(await refusals(sql)).toEqual([
    'mixes CONCURRENTLY with other statements: put them into a file of their own.',
  ]);
});

describe('a contract step', () => {
  const drop = '-- contract: 1.1.0\nALTER TABLE "users" DROP COLUMN "email";';
  const expand = { name: '0001_expand', sql: 'ALTER TABLE "users" ADD COLUMN "mail" text;' };
  const later = {
    version: '1.1.0',
    last: expand.name,
    columns: new Map([['users', new Set(['id', 'mail', 'age'])]]),
  };
  const afterwards = (sql: string, more: Partial<Migrations> = {}) =>
    refusals('', {
      all: [FIRST, expand, { name: '0002_contract', sql }],
      released: [later, VERSION],
      ...more,
    });

  test('drops what the released version does not read any more', async () => {
    expect(await afterwards(drop)).toEqual([]);
  });

  test('is refused without its declaration', async () => {
    expect(await afterwards(drop.replace(/^--.*\n/, ''))).toHaveLength(1);
  });

  test('is refused before the version that stopped reading is released', async () => {
    expect(await refusals(drop)).toEqual([
      'names version 1.1.0, which is not released yet. Released: 1.0.0.',
      'drops the column users.email, which 1.0.0 reads.',
    ]);
  });

  test('is refused for what the released version still reads', async () => {
    expect(await afterwards(drop.replace('"email"', '"age"'))).toEqual([
      'api/drizzle/0002_contract.sql drops the column users.age, which 1.1.0 reads.',
    ]);
  });

  test('is refused while the changelog does not announce it', async () => {
    expect(await afterwards(drop, { announcesRemoval: false })).toEqual([
      expect.stringContaining('CHANGELOG.md names nothing below "Removed"'),
    ]);
  });

  test('never renames or changes a type', async () => {
    const sql = '-- contract: 1.1.0\nALTER TABLE "users" ALTER COLUMN "age" TYPE bigint;';
    expect(await afterwards(sql)).toHaveLength(1);
  });
});

test('a released version whose migration is missing is reported', async () => {
  expect(await refusals('', { released: [{ ...VERSION, last: '0009_gone' }] })).toEqual([
    'api/drizzle/released.json names 0009_gone for 1.0.0: no such migration.',
  ]);
});
