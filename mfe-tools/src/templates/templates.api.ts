import { getTemplates } from 'shared/contracts/templates/calls';
import type { Template } from 'shared/contracts/templates/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const templatesApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsTemplates: build.query<Template[], void>({
    query: () => request(getTemplates),
    // Ids are URL fragments. The specification does not define whether they are numbers.
    transformResponse: (templates: Template[]) =>
      templates.map((template) => ({ ...template, id: `${template.id}` })),
  }),
}));

export const { useToolsTemplatesQuery } = templatesApi;
