import { getCommands } from 'shared/contracts/commands/calls';
import type { Command } from 'shared/contracts/commands/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const commandsApi = remoteApi('public').injectEndpoints((build) => ({
  publicCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
}));

export const { usePublicCommandsQuery } = commandsApi;
