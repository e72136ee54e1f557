import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** @returns the path of the page that a live remote declares under a name (`linkedAs`); undefined: none does */
type FindPath = (name: string, params: Record<string, string>) => string | undefined;

/** Addresses of pages for feeds and messages. The API knows names; a remote declares the path and may change it alone. */
@Injectable()
export class PageLinks {
  private find: FindPath = () => undefined;

  constructor(private readonly config: Config) {}

  /** The registry of releases says how paths are found. */
  register(find: FindPath): void {
    this.find = find;
  }

  /**
   * @param params of the page's path, decoded
   * @returns an absolute address; that of the landing page while no live remote has the page
   */
  to(name: string, params: Record<string, string> = {}): string {
    return this.config.publicOrigin + (this.find(name, params) ?? '/');
  }
}
