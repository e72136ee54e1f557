import { getCommands } from 'shared/contracts/commands/calls';
import type { Command } from 'shared/contracts/commands/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const commandsApi = remoteApi('staff').injectEndpoints((build) => ({
  staffCommands: build.query<Command[], void>({ query: () => request(getCommands) }),
}));

export const { useStaffCommandsQuery } = commandsApi;
