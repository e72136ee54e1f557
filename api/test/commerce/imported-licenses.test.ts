import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { AdminCommands } from '../../src/admin/admin.commands.ts';
import type { ImportReport } from '../../src/commerce/imports/import-report.ts';
import { SalesRepository } from '../../src/staff/sales/sales.repository.ts';
import { onBothDatabases } from '../support/databases.ts';
import { tempFolder } from '../support/folders.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';

const HEAD = 'id;discord_user_id;plan;servers;server_ids;bought_at;amount;currency;email;note';
/** Somebody who has never signed in. */
const STRANGER = '473052869059424999';
const ROWS = [
  `A-1;${CUSTOMER};Duo;;${GUILDS[0]};2024-05-31;8,49;EUR;ada@example.com;"Paid; by bank"`,
  `A-2;${STRANGER};Gold;3;"${GUILDS[1]} ${GUILDS[2]}";2024-06-01T10:00:00Z;900;JPY;;=1+1`,
  `A-3;${STRANGER};;1;;;;;;`,
];
const NOTHING = { problemCount: 0, problems: [], rounded: null, isDryRun: false };

onBothDatabases((newDatabase) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(await newDatabase());
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const pathOf = (name: string) => join(mkdtempSync(join(tempFolder(), 'f-')), name);
  const fileOf = (rows: readonly string[], head = HEAD) => {
    const file = pathOf('licenses.csv');
    writeFileSync(file, `\uFEFF${[head, ...rows].join('\r\n')}\r\n`);
    return file;
  };
  const run = async (words: string[]) => {
    const { command } = parseCommand(words);
    const result = await shop.api.app.get(AdminCommands).run(command);
    return { result: result as ImportReport, text: printResult(command, result) };
  };
  const importOf = (rows: readonly string[], ...more: string[]) =>
    run(['import', 'licenses', fileOf(rows), ...more]);
  const tables = async () => [
    await shop.rows('select count(*)::int as n from invoices'),
    await shop.rows('select count(*)::int as n from ledger'),
    await shop.rows('select count(*)::int as n from licence_slots'),
    await shop.rows('select count(*)::int as n from licence_events'),
    await shop.rows(`select count(*)::int as n from audit_events`),
  ];
  const expectNothing = async (act: () => Promise<unknown>) => {
    const before = await tables();
    await act();
    expect(await tables()).toEqual(before);
  };

  test('an import brings licenses with their servers; the bot and the audit log are told, and no sale is made', async () => {
    const { result, text } = await importOf(ROWS);
    expect(result).toEqual({
      ...NOTHING,
      rows: 3,
      created: 3,
      existing: 0,
      slots: 6,
      servers: 3,
      mailed: 0,
    });
    expect(text).toBe(
      'Imported 3 licenses with 6 slots, of which 3 cover a server; 0 licenses were here already.',
    );
    expect(
      await shop.rows(`select type, guild_id as id from licence_events order by cursor`),
    ).toEqual([GUILDS[0], GUILDS[1], GUILDS[2]].map((id) => ({ type: 'authorized', id })));
    expect(
      await shop.rows(
        `select actor, action, target, detail from audit_events order by id desc limit 1`,
      ),
    ).toEqual([
      {
        ...{ actor: 'operator', action: 'license.import', target: 'import:licenses.csv' },
        detail: { rows: 3, created: 3, slots: 6, servers: 3, mailed: 0 },
      },
    ]);
    expect(await shop.rows('select 1 from messages')).toEqual([]);
    const period = { from: '2020-01-01', to: '2099-12-31', by: 'month' } as const;
    expect(await shop.api.app.get(SalesRepository).sums(period as never)).toEqual([]);
    const [row] = await shop.rows<{ id: string }>(
      `select id from invoices where user_id = '${CUSTOMER}'`,
    );
    expect(await shop.invoice(row?.id ?? '')).toMatchObject({
      ...{ plan: 'Duo', servers: 2, amount: 0, isComplimentary: true, isImported: true },
      ...{ completedAt: Date.parse('2024-05-31') / 1000, refund: { state: 'closed' } },
      buyer: { email: 'ada@example.com' },
    });
    expect((await shop.authorize(row?.id ?? '', GUILDS[4])).status).toBe(200);
    expect((await shop.authorize(row?.id ?? '', GUILDS[5])).status).toBe(409);
    expect(
      (
        await post(shop.customer, '/api/user/servers/transfer', {
          ...{ oldGuildId: GUILDS[0], newGuildId: GUILDS[3] },
        })
      ).status,
    ).toBe(200);
  });

  test('the same file imports nothing again, also after its owner has moved a server', async () => {
    await importOf(ROWS);
    await post(shop.customer, '/api/user/servers/transfer', {
      ...{ oldGuildId: GUILDS[0], newGuildId: GUILDS[3] },
    });
    await expectNothing(async () => {
      expect((await importOf(ROWS)).result).toMatchObject({ ...NOTHING, created: 0, existing: 3 });
    });
    const more = await importOf([...ROWS, `A-4;${STRANGER};Single;1;;;;;;`]);
    expect(more.result).toMatchObject({ ...NOTHING, created: 1, existing: 3 });
  });

  test('a changed row is refused, with what it had', async () => {
    await importOf(ROWS);
    for (const [column, before, after] of [
      ['discord_user_id', CUSTOMER, STRANGER],
      ['plan', 'Duo;', 'Max;2'],
      ['server_ids', GUILDS[0], GUILDS[7]],
      ['bought_at', '2024-05-31', '2024-05-30'],
      ['amount', '8,49', '8,50'],
      ['email', 'ada@', 'bob@'],
      ['note', 'by bank', 'by card'],
    ] as const)
      await expectNothing(async () => {
        const { result, text } = await importOf([
          ROWS[0]!.replace(before, after),
          `A-4;${STRANGER};Single;1;;;;;;`,
        ]);
        expect(result).toMatchObject({ problemCount: 1, problems: [{ line: 2, column }] });
        expect(text).toContain(`Line 2, ${column}: This license is here already, with "`);
        expect(text).toContain('Nothing was imported: 1 problem in 2 rows.');
      });
  });

  test('a dry run says what would happen, and writes nothing', async () => {
    await expectNothing(async () => {
      expect((await importOf(ROWS, '--dry-run')).text).toBe(
        'Dry run, nothing was imported. An import would create 3 licenses with 6 slots, of which 3 cover a server; 0 licenses were here already.',
      );
    });
  });

  test('a file with an error imports nothing, and says where each is', async () => {
    const own = await shop.license('Single', 1);
    await shop.authorize(own, GUILDS[8]);
    await expectNothing(async () => {
      const { result } = await importOf([
        ...ROWS,
        `A-1;${CUSTOMER};Single;1;;;;;;`,
        `A-5;${CUSTOMER};Single;1;${GUILDS[1]};;;;;`,
        `A-6;${CUSTOMER};Single;1;${GUILDS[8]};;;;;`,
        `A-7;4.73E+17;Single;1;;;;;;`,
        `A-8;${CUSTOMER.slice(0, 15)}000;Single;1;;;;;;`,
      ]);
      expect(result.problems.map(({ line, column }) => [line, column])).toEqual([
        [5, 'id'],
        [6, 'server_ids'],
        [7, 'server_ids'],
        [8, 'discord_user_id'],
      ]);
      expect(result.problems[2]?.problem).toContain(`The server ${GUILDS[8]} has a license here.`);
      expect(result.rounded).toEqual({ count: 1, line: 9 });
    });
  });

  test('a large file is imported whole, and only its first problems are listed, in order', async () => {
    const rows = Array.from({ length: 1100 }, (_, n) => `L-${n};${STRANGER};Gold;1;;;;;;first`);
    rows[1000] = rows[1000]!.replace(STRANGER, `${STRANGER.slice(0, 15)}000`);
    rows[1050] = `L-1050;${STRANGER.slice(0, 15)}000;Gold;2;${GUILDS[0].slice(0, 15)}000;;;;;first`;
    expect((await importOf(rows)).result).toMatchObject({
      ...{ rows: 1100, created: 1100, slots: 1101, servers: 1, problemCount: 0 },
      rounded: { count: 3, line: 1002 },
    });
    expect(await shop.rows('select count(*)::int as n from ledger')).toEqual([{ n: 2201 }]);
    await expectNothing(async () => {
      const changed = rows.map((row) => row.replace('first', 'second'));
      // Found before those of the rows above it, which are looked up together.
      changed[5] = 'L-5;x;Gold;1;;;;;;';
      const { result, text } = await importOf(changed);
      expect(result.problemCount).toBe(1100);
      expect(result.problems).toHaveLength(20);
      const lines = result.problems.map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
      expect(lines).toContain(7);
      expect(text).toContain('Nothing was imported: 1,100 problems in 1,100 rows.');
    });
  });

  test('a file that cannot be read is named, with the line where it cannot', async () => {
    for (const [file, message] of [
      [pathOf('none.csv'), /^There is no file /],
      [tempFolder(), /cannot read the file/],
    ] as const)
      await expect(run(['import', 'licenses', file])).rejects.toThrow(message);
    for (const [text, line, problem] of [
      ['', 1, /^The file is empty\./],
      ['id,discord_user_id,name\n', 1, /the column "name"/],
      [`id,discord_user_id,servers\nA,${CUSTOMER},1\n"B`, 3, /not closed/],
    ] as const) {
      const file = pathOf('wrong.csv');
      writeFileSync(file, text);
      await expectNothing(async () => {
        const { problems } = (await run(['import', 'licenses', file])).result;
        expect(problems).toEqual([{ line, problem: expect.stringMatching(problem) as string }]);
      });
    }
  });

  test('an export imports the same into an empty site: bought, granted and imported licenses', async () => {
    await importOf(ROWS);
    const bought = await shop.license('Duo', 2);
    await shop.authorize(bought, GUILDS[5], GUILDS[6]);
    const first = pathOf('first.csv');
    expect((await run(['export', 'licenses', first])).text).toBe(
      `Wrote 4 licenses to ${first}. The file contains personal data.`,
    );
    expect(statSync(first).mode & 0o777).toBe(0o600);
    await expect(run(['export', 'licenses', first])).rejects.toThrow('already exists');
    // They are here already.
    expect((await run(['import', 'licenses', first])).result).toMatchObject({
      created: 0,
      existing: 4,
    });
    await shop.reset();
    expect((await run(['import', 'licenses', first])).result).toMatchObject({
      created: 4,
      servers: 5,
    });
    const second = pathOf('second.csv');
    await run(['export', 'licenses', second]);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect(readFileSync(second, 'utf8')).toContain(bought);
  });

  test('an import and an owner who authorizes the same servers at once give them one license', async () => {
    const own = await shop.license('Duo', 2);
    const file = fileOf([`B-1;${STRANGER};Duo;;${GUILDS[7]} ${GUILDS[8]};;;;;`]);
    const [authorized, imported] = await Promise.all([
      // In the other order: neither may wait for the other.
      shop.authorize(own, GUILDS[8], GUILDS[7]),
      run(['import', 'licenses', file]),
    ]);
    const isOwners = authorized.status === 200;
    expect(imported.result.problemCount).toBe(isOwners ? 2 : 0);
    expect(authorized.status).toBe(isOwners ? 200 : 409);
    expect(
      await shop.rows(`select distinct user_id as owner from licence_slots
        where guild_id in ('${GUILDS[7]}', '${GUILDS[8]}')`),
    ).toEqual([{ owner: isOwners ? CUSTOMER : STRANGER }]);
  });

  test('the same file twice at once imports it once', async () => {
    const file = fileOf(ROWS);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => run(['import', 'licenses', file])),
    );
    const created = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.result.created : String(outcome.reason),
    );
    expect(created.filter((count) => count === 3)).toHaveLength(1);
    for (const other of created.filter((count) => count !== 3))
      expect([0, 'Error: Another import is running. Wait until it has ended.']).toContain(other);
    expect(await shop.rows('select 1 from invoices')).toHaveLength(3);
  });
});
