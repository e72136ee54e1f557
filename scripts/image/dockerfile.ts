import { readFileSync } from 'node:fs';
import { DockerfileParser, From, type Copy, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../bootstrap/paths.mjs';

/** The image of Portico, below the root. */
const DOCKERFILE = 'deploy/Dockerfile';

/** One stage of a Dockerfile. */
export interface Stage {
  /** Empty for the last one. */
  name: string;
  /** With the variables of `ARG` replaced. */
  base: string;
  steps: Step[];
}

/** An instruction that changes the files of a stage. */
type Step =
  | { kind: 'folder'; path: string }
  /** `from`: a stage; undefined: the folder that the image is built from. */
  | { kind: 'copy'; from?: string; sources: string[]; target: string }
  | { kind: 'run'; command: string };

/** What the last stage says about the process. */
export interface Settings {
  environment: Record<string, string>;
  user: string;
  command: string[];
  healthCheck: string[];
}

/** The Dockerfile of this checkout. */
export function readDockerfile(): { stages: Stage[]; settings: Settings } {
  const text = readFileSync(`${ROOT}/${DOCKERFILE}`, 'utf8');
  const instructions = DockerfileParser.parse(text).getInstructions();
  const stages: Stage[] = [];
  const values = new Map<string, string>();
  for (const each of instructions) {
    if (each.getKeyword() === 'ARG') {
      const [name = '', value = ''] = each.getArgumentsContent()?.split('=') ?? [];
      values.set(`\${${name}}`, value);
    }
    if (each instanceof From) {
      const image = each.getImage() ?? '';
      const name = each.getBuildStage() ?? '';
      stages.push({ name, base: values.get(image) ?? image, steps: [] });
    }
    const step = stepOf(each);
    if (step) stages.at(-1)?.steps.push(step);
  }
  return { stages, settings: settingsOf(instructions) };
}

function stepOf(instruction: Instruction): Step | undefined {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      return { kind: 'folder', path: words.join(' ') };
    case 'COPY': {
      const flags = (instruction as Copy).getFlags();
      const from = flags.find((flag) => flag.getName() === 'from')?.getValue() ?? undefined;
      return { kind: 'copy', from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    }
    case 'RUN':
      // Mounts are caches: a build has the same result without them.
      return { kind: 'run', command: instruction.getArgumentsContent() ?? '' };
    default:
      return undefined;
  }
}

function settingsOf(instructions: Instruction[]): Settings {
  const last = (keyword: string) => instructions.findLast((one) => one.getKeyword() === keyword);
  const pairs = last('ENV')?.getArguments() ?? [];
  return {
    environment: Object.fromEntries(
      pairs.map((pair) => pair.getValue().split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    user: last('USER')?.getArgumentsContent() ?? '',
    command: listOf(last('CMD')),
    healthCheck: listOf(last('HEALTHCHECK')),
  };
}

/** The words of a command in brackets, the only form that needs no shell. */
function listOf(instruction: Instruction | undefined): string[] {
  const text = instruction?.getArgumentsContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)) as string[];
}
