import { getTemplates } from 'shared/contracts/templates/calls';
import type { Template } from 'shared/contracts/templates/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const templatesApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsTemplates: build.query<Template[], void>({ query: () => request(getTemplates) }),
}));

export const { useToolsTemplatesQuery } = templatesApi;
