import { getCommands } from '@portico/contracts/commands/calls';
import type { Command } from '@portico/contracts/commands/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const commandsApi = remoteApi('staff').injectEndpoints((build) => ({
  staffCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
}));

export const { useStaffCommandsQuery } = commandsApi;
