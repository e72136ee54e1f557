import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getTemplates } from '@portico/sdk/contracts/templates/calls';
import { getTemplatesContract } from '@portico/sdk/contracts/templates/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import type { FirstScreen, ScreenRequest } from '../../core/first-screens/first-screens.ts';
import { TEMPLATES, TemplatesRepository } from './templates.repository.ts';

/** Cards in a document. */
const FIRST = 12;
/** A longer answer is fetched by the page. */
const MAX_CHARACTERS = 64 * 1024;

/** The first screen of the gallery of templates. */
@Injectable()
export class TemplatesScreens implements OnModuleInit {
  private kept?: { revision: number; screen: Promise<FirstScreen | undefined> };

  constructor(
    private readonly templates: TemplatesRepository,
    private readonly revisions: RevisionRepository,
    private readonly screens: FirstScreens,
  ) {}

  onModuleInit(): void {
    this.screens.register('templates', { of: (request) => this.of(request) });
  }

  /** A search is the page's own work. */
  private async of({ search }: ScreenRequest): Promise<FirstScreen | undefined> {
    if (search.has('q') || search.has('category')) return undefined;
    const revision = await this.revisions.current(TEMPLATES);
    if (this.kept?.revision !== revision) {
      const kept = { revision, screen: this.make(revision) };
      this.kept = kept;
      kept.screen.catch(() => {
        if (this.kept === kept) this.kept = undefined;
      });
    }
    return this.kept.screen;
  }

  private async make(revision: number): Promise<FirstScreen | undefined> {
    const all = getTemplatesContract.response.parse(await this.templates.list());
    if (all.length === 0 || JSON.stringify(all).length > MAX_CHARACTERS) return undefined;
    const templates = all.slice(0, FIRST).map(({ id, name, image }) => ({ id, name, image }));
    return { stamp: String(revision), view: { templates }, answers: { [getTemplates.path]: all } };
  }
}
