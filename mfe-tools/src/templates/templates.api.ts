import { getTemplates } from '@portico/contracts/templates/calls';
import type { Template } from '@portico/contracts/templates/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { showsNothing } from '../embed-code/embed.ts';
import { readEmbedCode } from '../embed-code/read.ts';

interface Gallery {
  templates: Template[];
  /** Number of templates whose codes show nothing. */
  blank: number;
}

const templatesApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsTemplates: build.query<Gallery, void>({
    query: () => request(getTemplates),
    // Ids are URL fragments. spec 0 §3.8 does not say whether they are numbers.
    transformResponse: (all: Template[]) => {
      const templates = all
        .filter(({ embed }) => !showsNothing(readEmbedCode(embed).embed))
        .map((template) => ({ ...template, id: `${template.id}` }));
      return { templates, blank: all.length - templates.length };
    },
  }),
}));

export const { useToolsTemplatesQuery } = templatesApi;
