import type { FastifyRequest } from 'fastify';
import { SYSTEM } from '../../core/audit/audit-writer.repository.ts';
import { ANONYMOUS, actorOf, setActor, userOf, type Actor } from './actor.ts';
import { actorNameOf, auditActorOf } from './audit-actor.ts';

const USER = { id: '100000000000000001', username: 'anna', avatar: null };
const ANNA: Actor = {
  ...{ kind: 'user', user: USER, isTeam: false, rank: null },
  ...{ lacksSecondFactor: false, isRecent: true },
};

test.each<[string, Actor]>([
  [`user:${USER.id}`, ANNA],
  ['ingest-key:a1', { kind: 'ingest', bearer: { id: 'a1', scopes: [] } }],
  ['deploy-key:b2', { kind: 'deploy', bearer: { id: 'b2', label: 'team', apps: [] } }],
  ['smoke-key:c3', { kind: 'smoke', bearer: { id: 'c3', label: 'worker' } }],
])('%s is named in the audit log, with the address, and in the log', (name, actor) => {
  const request = { clientAddress: '203.0.113.1' } as FastifyRequest;
  expect(auditActorOf(actor, request)).toEqual({ actor: name, origin: '203.0.113.1' });
  setActor(request, actor);
  expect([actorOf(request), actorNameOf(request)]).toEqual([actor, name]);
});

test('whoever nobody has identified is anonymous in the log, and the system in the audit log', () => {
  const request = { clientAddress: '203.0.113.1' } as FastifyRequest;
  expect([actorOf(request), actorNameOf(request)]).toEqual([ANONYMOUS, 'anonymous']);
  expect(auditActorOf(ANONYMOUS, request)).toBe(SYSTEM);
});

test('only a signed-in caller has a user', () => {
  expect(userOf(ANNA)).toBe(USER);
  expect(() => userOf(ANONYMOUS)).toThrow('Sign in first.');
});
