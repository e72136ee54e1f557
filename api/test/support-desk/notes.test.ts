import { randomUUID } from 'node:crypto';
import type { Customer } from '@portico/contracts/customers/schema';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER } from '../support/shop.ts';
import { startDesk, type TestDesk } from './desk.ts';

const TEXT = 'Moves to a new server next week.';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.shop.rows('delete from customer_notes'));

const add = (more: object = {}, cookie = desk.supporter, userId = CUSTOMER) =>
  desk.send(
    `/api/staff/customers/${userId}/notes`,
    { noteId: randomUUID(), text: TEXT, ...more },
    cookie,
  );
const remove = (noteId: unknown, cookie: string) =>
  desk.send(`/api/staff/notes/${String(noteId)}`, {}, cookie, 'DELETE');
const notes = async () =>
  (
    (await desk.send(`/api/staff/customers/${CUSTOMER}`, {}, desk.supporter, 'GET'))
      .body as unknown as Customer
  ).notes;

describe('notes about a customer', () => {
  test('are shown to the team with their author, and audited without their text', async () => {
    const { status, body } = await add();
    expect([status, body.text]).toEqual([200, TEXT]);
    expect(await notes()).toMatchObject([{ text: TEXT, authorId: body.authorId }]);
    const audited = await desk.shop.rows<{ detail: object }>(
      `select actor, target, detail from audit_events where action = 'note.add'
        and detail ->> 'note' = '${body.noteId as string}'`,
    );
    expect(audited).toEqual([
      {
        actor: `user:${body.authorId as string}`,
        target: `user:${CUSTOMER}`,
        detail: { note: body.noteId },
      },
    ]);
  });

  test('are added once for a repeated call, and never replaced', async () => {
    const noteId = randomUUID();
    const answers = await Promise.all([add({ noteId }), add({ noteId }), add({ noteId })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await notes()).toHaveLength(1);
    for (const [other, cookie] of [
      [{ text: 'Another text' }, desk.supporter],
      [{}, desk.administrator],
    ] as const)
      expect(await add({ noteId, ...other }, cookie)).toMatchObject({
        status: 409,
        kind: 'change-id-used',
      });
    expect(await notes()).toMatchObject([{ text: TEXT }]);
  });

  test('need a text of storable characters, an account, and a place in the team', async () => {
    for (const wrong of [
      { text: ' ' },
      { text: 'x'.repeat(2001) },
      { text: 'a\0b' },
      { noteId: 1 },
    ])
      expect((await add(wrong)).status).toBe(400);
    expect(await add({}, desk.supporter, '999999999999999999')).toMatchObject({
      status: 404,
      kind: 'unknown-user',
    });
    const buyer = await desk.shop.api.signIn({ id: '100000000000000009' });
    expect((await add({}, buyer)).status).toBe(403);
    expect(await notes()).toEqual([]);
  });

  test('are deleted by their author or an Owner', async () => {
    const { body } = await add();
    expect(await remove(body.noteId, desk.administrator)).toMatchObject({
      status: 403,
      kind: 'not-author',
    });
    expect((await remove(body.noteId, desk.supporter)).status).toBe(200);
    expect(await desk.audited()).toMatchObject([
      { action: 'note.remove', target: `user:${CUSTOMER}` },
    ]);
    expect((await remove(body.noteId, desk.supporter)).status).toBe(404);
    const second = await add();
    expect((await remove(second.body.noteId, desk.owner)).status).toBe(200);
    expect(await notes()).toEqual([]);
  });

  test("are in the customer's export without their author, and end with the account", async () => {
    const visitor = await signInAs(desk.shop.api, 'visitor');
    const me = (await (await visitor.go('/api/auth/me')).json()) as { id: string };
    await add({}, desk.supporter, me.id);
    const exported = (await (await visitor.go('/api/account/export')).json()) as {
      data: { notes: object[] };
    };
    expect(exported.data.notes).toEqual([{ text: TEXT, createdAt: expect.any(String) as string }]);
    const answer = await visitor.fetch('/api/account', { method: 'DELETE', body: undefined });
    expect(answer.status).toBe(200);
    expect(await desk.shop.rows('select 1 from customer_notes')).toEqual([]);
    expect(await add({}, desk.supporter, me.id)).toMatchObject({ status: 404 });
  });
});
