import { getCommands } from '@portico/contracts/commands/calls';
import type { Command } from '@portico/contracts/commands/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const commandsApi = remoteApi('public').injectEndpoints((build) => ({
  publicCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
}));

export const { usePublicCommandsQuery } = commandsApi;
