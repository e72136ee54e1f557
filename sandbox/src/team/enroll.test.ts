import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrollDemoTeam } from './enroll.ts';
import { demoTeam } from '../people/members.ts';

let dataDir: string;
let server: Server;
let members: { id: string }[];
let commands: Record<string, string>[];

beforeEach(async () => {
  members = [];
  commands = [];
  dataDir = await mkdtemp(join(tmpdir(), 'portico-enroll-'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (request.headers.authorization !== 'Bearer secret') return response.writeHead(401).end();
      const command = JSON.parse(body) as Record<string, string>;
      commands.push(command);
      return response.end(JSON.stringify(command.name === 'staff list' ? members : {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await writeAdminFile({ url: `http://127.0.0.1:${port}`, token: 'secret' });
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await rm(dataDir, { recursive: true });
});

const writeAdminFile = (content: object) =>
  writeFile(join(dataDir, 'admin.json'), JSON.stringify(content));

test('the first start adds all members with the ranks of the accounts', async () => {
  members = [{ id: '243483102788599882' }];
  await enrollDemoTeam(dataDir);
  expect(commands.slice(1)).toEqual(
    demoTeam.map(({ id, rank }) => ({ name: 'staff add', id, rank })),
  );
});

test('later starts do not change the team', async () => {
  members = [{ id: '1' }, { id: '2' }];
  await enrollDemoTeam(dataDir);
  expect(commands).toHaveLength(1);
});

test('a rejected admin token is an error', async () => {
  const { port } = server.address() as AddressInfo;
  await writeAdminFile({ url: `http://127.0.0.1:${port}`, token: 'wrong' });
  await expect(enrollDemoTeam(dataDir)).rejects.toThrow('responded with 401');
});
