/** Defines a call. Drafts and tests replace this module by `checks/call.ts`. */
export { call } from '@portico/sdk/contracts/call';
