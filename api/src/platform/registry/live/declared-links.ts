import { Injectable } from '@nestjs/common';
import { pathOfMatch } from '@portico/sdk/platform';
import { PageLinks } from '../../../core/pages/page-links.ts';
import { maySee } from '../state/visible-registry.ts';
import { LiveRegistry } from './live-registry.service.ts';

/** Finds pages for links of the API in what live releases declare, also while their remote is switched off. */
@Injectable()
export class DeclaredLinks {
  constructor(links: PageLinks, live: LiveRegistry) {
    links.register((name, params, reader) => {
      const remotes = live.visibleTo(reader)?.snapshot.remotes ?? [];
      const off = live.state.channels.filter((one) => one.isOff && maySee(one, reader));
      const route = [...remotes, ...off.flatMap((one) => one.live?.manifest ?? [])]
        .flatMap(({ routes }) => routes)
        .find((one) => one.linkedAs === name);
      return route && pathOfMatch({ route, params });
    });
  }
}
