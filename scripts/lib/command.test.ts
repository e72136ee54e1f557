import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';

const RUN = 'node scripts/bootstrap/run.mjs ';

const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
/** The command as typed: `npm start --`, `npm run build --`. */
const CALLS = new Map(
  Object.entries(scripts)
    .filter(([, script]) => script.startsWith(RUN))
    .map(([name, script]) => [
      script.slice(RUN.length),
      `npm ${name === 'start' || name === 'test' ? name : `run ${name}`} --`,
    ]),
);
const COMMANDS = readdirSync(`${ROOT}/scripts`)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

interface Run {
  code: number;
  out: string;
  err: string;
}

const run = (...args: string[]) => start(['scripts/bootstrap/run.mjs', ...args], process.env);

function start(args: string[], env: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, out, err) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

test('every script of package.json but the formatter is a command of scripts/', () => {
  const others = Object.entries(scripts).filter(([, script]) => !script.startsWith(RUN));
  expect(others).toEqual([['format', 'oxfmt']]);
  expect([...CALLS.keys()].filter((command) => !COMMANDS.includes(command))).toEqual([]);
});

/** Prints the help of the commands of its arguments, because a process for each takes half a minute. */
const HELP = `
const answers = {};
for (const name of process.argv.slice(1)) {
  const { default: command } = await import('./scripts/' + name + '.ts');
  let out = '';
  command.configureOutput({ writeOut: (text) => (out += text) });
  await command.execute(['--help']);
  answers[name] = { out, code: process.exitCode ?? 0 };
}
process.stdout.write(JSON.stringify(answers), () => process.exit());
`;

describe('--help', () => {
  let answers: Record<string, { out: string; code: number }>;
  beforeAll(async () => {
    const loader = ['--import', './scripts/bootstrap/typescript.mjs', '--input-type=module'];
    const { out, err } = await start([...loader, '-e', HELP, ...COMMANDS], process.env);
    expect(err).toBe('');
    answers = JSON.parse(out) as typeof answers;
  });

  test.each(COMMANDS)('of %s is its usage with an example', (command) => {
    const call = CALLS.get(command) ?? `node scripts/bootstrap/run.mjs ${command}`;
    const { code, out } = answers[command]!;
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(new RegExp(`^Usage: ${call} \\[options\\]`));
    expect(out).toMatch(/^Options:$/m);
    expect(out).toMatch(/^Examples:\n {2}.*\b(npm|node)\b/m);
  });
});

/** Programs besides those commands that people start, with a command of their own. */
const PROGRAMS = [
  ['scripts/bootstrap/run.mjs'],
  ['scripts/bootstrap/run.mjs', 'start'],
  ['scripts/bootstrap/deploy.mjs'],
  ['api/dist/main.js'],
  ['api/dist/cli.js'],
  ['api/dist/cli.js', 'keys', 'deploy', '-h'],
  ['api/migration.mjs'],
  ['shared/create-portico-remote/main.mjs'],
];

test.each(PROGRAMS)('node %s answers --help, whatever the settings are', async (...program) => {
  const env = { ...process.env, PORT: 'wrong', DATABASE_URL: 'wrong' };
  const { code, out, err } = await start(
    [...program, ...(program.at(-1) === '-h' ? [] : ['--help'])],
    env,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimStart()).toMatch(/^Usage:/);
});

test('no command but admin, whose options the API reads, takes unknown options', () => {
  const lenient = COMMANDS.filter((command) =>
    readFileSync(`${ROOT}/scripts/${command}.ts`, 'utf8').includes('allowUnknownOption'),
  );
  expect(lenient).toEqual(['admin']);
});

test.each(['build', 'check', 'test'])(
  '%s rejects an unknown option with its usage',
  async (command) => {
    const { code, out, err } = await run(command, '--no-such-option');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("error: unknown option '--no-such-option'");
    expect(err).toContain('\nUsage: ');
  },
);

test.each([
  ['build', 'mfe-shop'],
  ['dev', 'shared'],
  ['test', 'units'],
  ['release', 'ship'],
  ['start', 'now'],
])('%s rejects the argument "%s"', async (command, argument) => {
  const { code, err } = await run(command, argument);
  expect(code).toBe(2);
  expect(err).toMatch(/^error: .*\n\nUsage: npm /);
});

test('an unknown command is rejected', async () => {
  const { code, err } = await run('../start');
  expect(code).toBe(2);
  expect(err).toContain('Unknown command "../start"');
});
