import { useMemo } from 'react';
import { getCommands, getDisplayCategories } from '@portico/contracts/commands/calls';
import type { Command } from '@portico/contracts/commands/schema';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const commandsApi = remoteApi('public').injectEndpoints((build) => ({
  publicCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
  publicDisplayCategories: build.query<CommandCategories, void>({
    query: () => request(getDisplayCategories),
  }),
}));

const { usePublicCommandsQuery, usePublicDisplayCategoriesQuery } = commandsApi;

/**
 * All commands that the visitor may see, and the categories that they are listed in.
 * @param options.skip true: nothing is fetched
 */
export function useCommandReference({ skip = false } = {}) {
  const list = usePublicCommandsQuery(undefined, { skip });
  const categories = usePublicDisplayCategoriesQuery(undefined, { skip });
  return useMemo(
    () => ({
      commands: list.data,
      categories: categories.data,
      isError: list.isError || categories.isError,
      isLoading: list.isLoading || categories.isLoading,
    }),
    [list, categories],
  );
}
