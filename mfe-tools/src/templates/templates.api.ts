import { getTemplates } from 'shared/contracts/templates/calls';
import type { Template } from 'shared/contracts/templates/schema';
import { remoteApi, request } from 'shared/sdk';

const templatesApi = remoteApi('tools').injectEndpoints((build) => ({
  toolsTemplates: build.query<Template[], void>({ query: () => request(getTemplates) }),
}));

export const { useToolsTemplatesQuery } = templatesApi;
