import { getTemplates } from '@portico/contracts/templates/calls';
import type { Template } from '@portico/contracts/templates/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const templatesApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsTemplates: build.query<Template[], void>({
    query: () => request(getTemplates),
    // Ids are URL fragments. spec 0 §3.8 does not say whether they are numbers.
    transformResponse: (all: Template[]) =>
      all.map((template) => ({ ...template, id: `${template.id}` })),
  }),
}));

export const { useToolsTemplatesQuery } = templatesApi;
