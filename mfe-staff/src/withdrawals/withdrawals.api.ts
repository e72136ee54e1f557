import { getWithdrawals, resolveWithdrawal } from '@portico/contracts/withdrawals/staff/calls';
import type { Withdrawal, WithdrawalState } from '@portico/contracts/withdrawals/staff/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

/** A member's decision; without an invoice the statement is rejected. */
interface Decision {
  withdrawalId: string;
  invoiceId?: string;
  reason: string;
}

const withdrawalsApi = remoteApi('staff').injectEndpoints((build) => ({
  staffWithdrawals: build.query<Withdrawal[], void>({
    query: () => request(getWithdrawals),
    transformResponse: ({ withdrawals }: { withdrawals: Withdrawal[] }) => withdrawals,
    // Every look is audited, so each one is a new request.
    keepUnusedDataFor: 0,
  }),
  staffResolveWithdrawal: build.mutation<{ state: WithdrawalState }, Decision>({
    query: ({ withdrawalId, ...body }) =>
      request(resolveWithdrawal, { params: { withdrawalId }, body }),
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

export const { useStaffWithdrawalsQuery, useStaffResolveWithdrawalMutation } = withdrawalsApi;
