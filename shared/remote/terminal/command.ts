import { Command, CommanderError } from 'commander';

interface CommandHelp {
  description: string;
  /** Variable -> meaning. */
  environment?: Record<string, string>;
  /** Command lines, each with a description. */
  examples: [command: string, meaning: string][];
  /** Text below the other sections. */
  notes?: string;
}

/** Exit code for invalid arguments. */
const WRONG_USAGE = 2;

/** A command of package.json, as `scripts/<command>.ts` exports it. */
class ScriptCommand extends Command {
  /** Runs the command. Invalid arguments print an explanation and set exit code 2. */
  async execute(args: readonly string[]): Promise<void> {
    explainErrors(this);
    try {
      await this.parseAsync(args, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // Commander has already printed the help or the error.
      if (error.exitCode !== 0) process.exitCode = WRONG_USAGE;
    }
  }
}

/** @param name as typed, up to its arguments: `npm run build --` */
export function createCommand(
  name: string,
  { description, environment = {}, examples, notes }: CommandHelp,
): ScriptCommand {
  const sections = [
    listOf('Environment:', Object.entries(environment)),
    listOf('Examples:', examples),
    notes,
  ];
  return new ScriptCommand(name)
    .description(description)
    .addHelpText('after', `\n${sections.filter(Boolean).join('\n\n')}`);
}

function listOf(title: string, rows: [string, string][]): string | undefined {
  if (rows.length === 0) return undefined;
  const width = Math.max(...rows.map(([first]) => first.length));
  return [title, ...rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)].join(
    '\n',
  );
}

/** Makes a command and its subcommands throw instead of exiting, after the usage line. */
function explainErrors(command: Command): void {
  const usage = command.createHelp().commandUsage(command);
  command.exitOverride().showHelpAfterError(`\nUsage: ${usage}\nAdd --help for more.`);
  for (const subcommand of command.commands) explainErrors(subcommand);
}
