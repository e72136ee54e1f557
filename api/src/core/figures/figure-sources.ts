import { Injectable } from '@nestjs/common';

/** A figure that everyone may see. */
interface Figure {
  /** As people read it: `12,480`. */
  value: string;
  /** What was measured, in a sentence. */
  about?: string;
}

/** Name of a figure -> the figure; undefined or absent: nothing is known. */
export type Figures = Readonly<Record<string, Figure | undefined>>;

/** Modules register the public figures that they know here, in their `onModuleInit`. */
@Injectable()
export class FigureSources {
  private readonly sources: (() => Promise<Figures>)[] = [];

  register(source: () => Promise<Figures>): void {
    this.sources.push(source);
  }

  async all(): Promise<Figures> {
    const known = await Promise.all(this.sources.map((source) => source()));
    return Object.assign({}, ...known) as Figures;
  }
}
