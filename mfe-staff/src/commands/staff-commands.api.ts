import { getCommands, getDisplayCategories } from '@portico/contracts/commands/calls';
import type { Command } from '@portico/contracts/commands/schema';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const commandsApi = remoteApi('staff').injectEndpoints((build) => ({
  staffCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
  staffCategories: build.query<CommandCategories, void>({
    query: () => request(getDisplayCategories),
  }),
}));

export const { useStaffCategoriesQuery, useStaffCommandsQuery } = commandsApi;
