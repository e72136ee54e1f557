import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** Who follows a link: everybody, or one person who may be of the team. */
interface Reader {
  team: boolean;
}

/** @returns the path of the page that a live remote declares under a name (`linkedAs`); undefined: none does */
type FindPath = (
  name: string,
  params: Record<string, string>,
  reader: Reader,
) => string | undefined;

const EVERYBODY: Reader = { team: false };
const ONE_PERSON: Reader = { team: true };

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
   * For what everybody reads, such as feeds.
   * @param params of the page's path, decoded
   * @returns an absolute address; that of the landing page while no live remote has the page
   */
  to(name: string, params: Record<string, string> = {}): string {
    return this.config.publicOrigin + (this.find(name, params, EVERYBODY) ?? '/');
  }

  /** For one person, such as a buyer: also pages that only the team sees until they are opened. @returns as {@link to} */
  forOne(name: string, params: Record<string, string> = {}): string {
    return this.config.publicOrigin + this.pathForOne(name, params);
  }

  /** @returns the path of {@link forOne} */
  pathForOne(name: string, params: Record<string, string> = {}): string {
    return this.find(name, params, ONE_PERSON) ?? '/';
  }
}
