import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/** A line of a source file, or of a built file without a map. */
export interface SourceLine {
  source: string;
  /** 1 for the first. */
  line: number;
}

const MAX_SOURCE = 200;

/**
 * @param json a source map. A release is not trusted to contain a valid one.
 * @returns undefined if the text is no source map
 */
export function readSourceMap(json: string): TraceMap | undefined {
  try {
    return new TraceMap(json);
  } catch {
    return undefined;
  }
}

/**
 * @param line 1 for the first
 * @param column 1 for the first, as in the stacks of browsers
 * @returns undefined if the map has nothing for this position
 */
export function sourceLineOf(map: TraceMap, line: number, column: number): SourceLine | undefined {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (!found.source || !found.line) return undefined;
  const source = found.source.replace(/[^\x20-\x7e]/g, '?').slice(-MAX_SOURCE);
  return { source, line: found.line };
}
