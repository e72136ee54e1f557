import { Injectable } from '@nestjs/common';
import type { ErrorFrame } from '@portico/sdk/contracts/reports/schema';
import type { ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { fileUrl } from '@portico/sdk/platform';
import type { ErrorCode } from '@portico/sdk/platform';
import type { FileAddress } from '../registry/release/file-address.ts';
import { ReleaseFiles } from '../registry/files/release-files.service.ts';
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

/** A built script: 0 lines if there is none. */
interface Script {
  lines: number;
  map: ReturnType<typeof readSourceMap>;
}
/** Address -> script. Maps are large: each is read once in a write. */
type Scripts = Map<string, Promise<Script>>;

/** Maximum number of places that wait for the next write; more are dropped. */
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
    const pendingFrame = this.pending.get(key);
    if (pendingFrame) pendingFrame.count += count;
    else if (this.pending.size < MAX_PENDING) this.pending.set(key, { ...error, count });
  }

  /** Writes the counts. @throws while the database is unavailable; the counts are kept for the next call */
  async write(): Promise<void> {
    if (this.pending.size === 0) return;
    const errors = [...this.pending.values()];
    this.pending = new Map();
    try {
      const counts = new Map<string, Count>();
      const scripts: Scripts = new Map();
      for (const { remote, version, code, frame, count } of errors) {
        const place = await this.locate(frame, scripts);
        if (!place) continue;
        const key = JSON.stringify([remote, version, code, place]);
        const previous = counts.get(key)?.count ?? 0;
        counts.set(key, { remote, version, code, ...place, count: previous + count });
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

  /** @returns whether old lines are left */
  deleteSome(days: number): Promise<boolean> {
    return this.repository.deleteSome(days);
  }

  /** @returns undefined if the release has no such script or the script no such line */
  private async locate(frame: ErrorFrame, scripts: Scripts): Promise<SourceLine | undefined> {
    const { remote: name, version, file, line, column } = frame;
    const kind = name === 'shell' ? 'shell' : 'remote';
    const address = fileUrl({ kind, name, version }, file);
    const script = scripts.get(address) ?? this.open({ name, version, path: file });
    scripts.set(address, script);
    const { lines, map } = await script;
    if (line > lines) return undefined;
    return (map && sourceLineOf(map, line, column)) ?? { source: address.slice(1), line };
  }

  private async open(address: FileAddress): Promise<Script> {
    const text = await this.files.read(address);
    const json = await this.files.read({ ...address, path: `${address.path}.map` });
    return {
      lines: text ? text.toString('utf8').split('\n').length : 0,
      map: json && readSourceMap(json.toString('utf8')),
    };
  }
}
