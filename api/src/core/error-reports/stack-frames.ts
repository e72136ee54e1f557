/** A place of the code. */
export interface StackFrame {
  /** Below the repository, or below `node_modules`. */
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const MAX_FRAMES = 50;
const LINE = /^\s+at (?:(?:async )?(.+?) \()?(?:file:\/\/)?([^()\s]+):(\d+):(\d+)\)?$/;
const KNOWN = /(?<![^/])(?:api|shared|sandbox|scripts|node_modules)\//;

/** The frames of a stack, outermost first, without paths of the machine. */
export function stackFrames(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', path = '', lineno, colno] = LINE.exec(line) ?? [];
      const filename = path.startsWith('node:') ? path : knownPart(path);
      if (filename === undefined) return [];
      const inApp = !/^node:|node_modules\//.test(filename);
      const place = { lineno: Number(lineno), colno: Number(colno), in_app: inApp };
      return [{ filename, function: /^[\w$.<>[\] ]{1,100}$/.test(name) ? name : '?', ...place }];
    })
    .slice(0, MAX_FRAMES)
    .reverse();
}

/** A path without what is the machine's own: from the last package, or from a folder of the repository. */
function knownPart(path: string): string | undefined {
  const inside = path.slice(Math.max(0, path.lastIndexOf('/node_modules/')));
  const index = inside.search(KNOWN);
  return index < 0 ? undefined : inside.slice(index);
}
