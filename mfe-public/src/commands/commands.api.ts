import { getCommands } from '@portico/sdk/contracts/commands/calls';
import type { Command } from '@portico/sdk/contracts/commands/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const commandsApi = remoteApi('public').injectEndpoints((build) => ({
  publicCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
}));

export const { usePublicCommandsQuery } = commandsApi;
