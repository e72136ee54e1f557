import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { getAvatarsContract } from '@portico/sdk/contracts/avatars/schema';
import {
  AVATARS_PER_PAGE,
  avatarsData,
  avatarsPage,
  avatarsScreen,
} from '@portico/sdk/rules/avatars-screen';
import { personOf } from '@portico/sdk/rules/person';
import { Config } from '../../core/config/config.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type {
  FirstScreen,
  NoScreen,
  ScreenRequest,
} from '../../core/first-screens/first-screens.ts';
import { AVATARS, AvatarsRepository } from './avatars.repository.ts';
import { MAX_LISTED } from './avatars.service.ts';

/** Pages in memory. */
const MAX_KEPT = 20;

interface Kept {
  revision: number;
  screen: Promise<FirstScreen>;
}

/** The first screen of each page of the avatar history; its search works without scripts, too. */
@Injectable()
export class AvatarsScreens implements OnModuleInit {
  private readonly kept = new LRUCache<number, Kept>({ max: MAX_KEPT });

  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.screens.register('avatars', { of: (request) => this.of(request) });
  }

  private async of({ search }: ScreenRequest): Promise<FirstScreen | NoScreen> {
    const person = personOf(search.get('user') ?? '');
    // Browsers read `/avatars/..` as `/`.
    if (!/^\.{0,2}$/.test(person))
      return { kind: 'moved', path: `/avatars/${encodeURIComponent(person)}` };
    const page = avatarsPage(search.get('page'), MAX_LISTED / AVATARS_PER_PAGE);
    const revision = await this.revisions.current(AVATARS);
    const kept = this.kept.get(page);
    if (kept?.revision === revision) return kept.screen;
    const next: Kept = { revision, screen: this.make(page, `${revision} ${page}`) };
    this.kept.set(page, next);
    next.screen.catch(() => {
      if (this.kept.peek(page) === next) this.kept.delete(page);
    });
    return next.screen;
  }

  private async make(asked: number, stamp: string): Promise<FirstScreen> {
    const total = await this.avatars.countPublic(MAX_LISTED);
    const pages = Math.max(1, Math.ceil(total / AVATARS_PER_PAGE));
    const page = avatarsPage(String(asked), pages);
    const offset = (page - 1) * AVATARS_PER_PAGE;
    const found = await this.avatars.listNewest(AVATARS_PER_PAGE, offset);
    const entries = getAvatarsContract.response.parse(found);
    const view = avatarsScreen(entries, { page, pages, cdn: this.config.brand.cdn });
    return { stamp, view, answers: { [avatarsData(page)]: { entries, pages } } };
  }
}
