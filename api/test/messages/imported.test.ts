import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { ImportLicensesService } from '../../src/commerce/imports/import-licenses.service.ts';
import { tempFolder } from '../support/folders.ts';
import { CUSTOMER } from '../support/shop.ts';
import { startMessages } from './steps.ts';

/** Somebody who has never signed in. */
const STRANGER = '473052869059424999';

describe('the owners of imported licenses', () => {
  let site: Awaited<ReturnType<typeof startMessages>>;
  beforeAll(async () => {
    site = await startMessages();
  });
  beforeEach(() => site.reset());

  const importOf = (rows: readonly string[], how: { isMailed: boolean; isDryRun?: boolean }) => {
    const file = join(mkdtempSync(join(tempFolder(), 'f-')), 'licenses.csv');
    writeFileSync(file, ['id,discord_user_id,plan,servers,email', ...rows].join('\n'));
    const service = site.shop.api.app.get(ImportLicensesService);
    return service.run(file, { isDryRun: false, ...how, by: OPERATOR });
  };
  const ROWS = [
    `A-1,${STRANGER},Gold,3,new@example.com`,
    `A-2,${STRANGER},Gold,1,`,
    `A-3,${CUSTOMER},Gold,1,ada@example.com`,
  ];

  test('are told once, where the file has an address, with or without an account', async () => {
    expect((await importOf(ROWS, { isMailed: true, isDryRun: true })).mailed).toBe(2);
    expect(await site.subjects()).toEqual([]);
    expect((await importOf(ROWS, { isMailed: true })).mailed).toBe(2);
    expect((await importOf(ROWS, { isMailed: true })).mailed).toBe(0);
    const subject = 'Your Juno license is on our website now';
    expect(await site.subjects()).toEqual([subject, subject]);
    const mails = await site.mail.mails();
    expect(mails.flatMap(({ envelope }) => envelope.to).sort()).toEqual([
      'ada@example.com',
      'new@example.com',
    ]);
    const stranger = mails.find(({ envelope }) => envelope.to[0] === 'new@example.com');
    expect(stranger?.text).toContain('Plan: Gold, lifetime license for 3 servers');
    expect(stranger?.text).toContain('/user/authorization');
    expect(stranger?.text).not.toMatch(/INV-|Complimentary/);
  });

  test('are not told without the option, of another import, or after their address was erased', async () => {
    expect((await importOf(ROWS, { isMailed: false })).mailed).toBe(0);
    expect(await site.kinds()).toEqual([]);
    await importOf([`B-1,${STRANGER},Gold,3,gone@example.com`], { isMailed: true });
    await site.shop.rows(`update invoices set buyer_email = null where user_id = '${STRANGER}'`);
    expect(await site.subjects()).toEqual([]);
    expect(await site.kinds()).toEqual([]);
  });
});
