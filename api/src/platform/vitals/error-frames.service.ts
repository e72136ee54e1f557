import { Injectable } from '@nestjs/common';
import type { ErrorFrame } from '@portico/sdk/contracts/reports/schema';
import type { ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { fileUrl } from '@portico/sdk/platform';
import type { ErrorCode } from '@portico/sdk/platform';
import { ReleaseFiles } from '../registry/release-files.service.ts';
import { ErrorFramesRepository } from './error-frames.repository.ts';
import { readSourceMap, sourceLineOf } from './source-position.ts';
import type { SourceLine } from './source-position.ts';

/** An error at a place in a built file. */
interface FramedError {
  remote: string;
  version: string;
  code: ErrorCode;
  frame: ErrorFrame;
}

type Counted = FramedError & { count: number };
type Count = Omit<ErrorFrameCount, 'lastSeen'>;

/** Places that wait for the next write; more are left out. */
const MAX_PENDING = 200;

/** Counts where errors occur: places in built files, mapped to lines of sources. */
@Injectable()
export class ErrorFrames {
  private pending = new Map<string, Counted>();

  constructor(
    private readonly files: ReleaseFiles,
    private readonly repository: ErrorFramesRepository,
  ) {}

  /** @param error of a known remote and version, in a known release */
  add(error: FramedError, count = 1): void {
    const key = JSON.stringify([error.remote, error.version, error.code, error.frame]);
    const known = this.pending.get(key);
    if (known) known.count += count;
    else if (this.pending.size < MAX_PENDING) this.pending.set(key, { ...error, count });
  }

  /** Writes the counts. @throws while the database is unavailable; the counts are kept for the next call */
  async write(): Promise<void> {
    if (this.pending.size === 0) return;
    const errors = [...this.pending.values()];
    this.pending = new Map();
    try {
      const counts = new Map<string, Count>();
      for (const { remote, version, code, frame, count } of errors) {
        const place = await this.locate(frame);
        if (!place) continue;
        const key = JSON.stringify([remote, version, code, place]);
        const known = counts.get(key)?.count ?? 0;
        counts.set(key, { remote, version, code, ...place, count: known + count });
      }
      if (counts.size > 0) await this.repository.add([...counts.values()]);
    } catch (error) {
      for (const { count, ...kept } of errors) this.add(kept, count);
      throw error;
    }
  }

  /** @param since epoch seconds */
  read(since: number): Promise<ErrorFrameCount[]> {
    return this.repository.since(since);
  }

  trim(): Promise<void> {
    return this.repository.trim();
  }

  /** @returns undefined if the release has no such script or the script no such line */
  private async locate(frame: ErrorFrame): Promise<SourceLine | undefined> {
    const { remote: name, version, file, line, column } = frame;
    const script = await this.files.read({ name, version, path: file });
    if (!script || script.toString('utf8').split('\n').length < line) return undefined;
    const json = await this.files.read({ name, version, path: `${file}.map` });
    const map = json && readSourceMap(json.toString('utf8'));
    const kind = name === 'shell' ? 'shell' : 'remote';
    const built = { source: fileUrl({ kind, name, version }, file).slice(1), line };
    return (map && sourceLineOf(map, line, column)) ?? built;
  }
}
