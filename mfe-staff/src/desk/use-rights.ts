import { useEffect, useMemo } from 'react';
import { hasRight, MAX_RIGHTS, RIGHTS, type Right } from '@portico/sdk/contracts/team/rights';
import { useDispatch, useSession, useTeam } from '@portico/sdk';
import { deskApi, useStaffDeskQuery } from './desk.api.ts';
import { RIGHTS_TAG } from './rights-tag.ts';

/** The rank of the last answers; undefined before the first page of the back-office. */
let rankOfAnswers: string | null | undefined;

/** The user's rank in the team list; null: none. */
function useRank(): string | null {
  const { user } = useSession();
  const { members } = useTeam();
  return members.find(({ user_id }) => user_id === user?.id)?.rank ?? null;
}

/**
 * What the user may do, as the API says; until it does, and without its answer, what the rank can have at
 * most (`STAFF_RIGHTS` narrows it). The API decides again at each call.
 */
export function useRights(): readonly Right[] {
  const rank = useRank();
  const { data } = useStaffDeskQuery();
  return useMemo(
    () => data?.rights ?? RIGHTS.filter((right) => hasRight(MAX_RIGHTS, right, rank)),
    [data, rank],
  );
}

/** Fetches what depends on the rights again when the user has another rank. */
export function useFollowRank(): void {
  const rank = useRank();
  const dispatch = useDispatch();
  useEffect(() => {
    const isOther = rankOfAnswers !== undefined && rankOfAnswers !== rank;
    rankOfAnswers = rank;
    if (isOther) dispatch(deskApi.util.invalidateTags([RIGHTS_TAG]));
  }, [rank, dispatch]);
}
