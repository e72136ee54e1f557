import { Injectable } from '@nestjs/common';
import { pathOfMatch } from '@portico/sdk/platform';
import { PageLinks } from '../../../core/pages/page-links.ts';
import { LiveRegistry } from './live-registry.service.ts';

/** Finds pages for links of the API in what live releases declare to visitors without a session. */
@Injectable()
export class DeclaredLinks {
  constructor(links: PageLinks, live: LiveRegistry) {
    links.register((name, params) => {
      const remotes = live.visibleTo({ team: false })?.snapshot.remotes ?? [];
      const route = remotes.flatMap(({ routes }) => routes).find((one) => one.linkedAs === name);
      return route && pathOfMatch({ route, params });
    });
  }
}
