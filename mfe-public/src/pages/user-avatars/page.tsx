import { ArrowLeft, Images } from 'lucide-react';
import { useParams, useSession } from '@portico/sdk';
import { ButtonLink, EmptyState, ErrorPanel, Spinner, Stack } from '@portico/ui';
import { avatarsAnswer, useFailureLog } from '../../avatars/answer.ts';
import { AvatarGrid } from '../../avatars/avatar-grid.tsx';
import {
  usePublicOwnAvatarsQuery,
  usePublicUserAvatarsQuery,
  usePublicUserQuery,
} from '../../avatars/avatars.api.ts';
import { OwnPanel } from '../../avatars/own-panel.tsx';
import { isPersonId, personOf } from '@portico/contracts/rules/person';
import { SearchForm } from '../../avatars/search-form.tsx';
import { UserCard } from '../../avatars/user-card.tsx';
import { PageHeader } from '../../page-header.tsx';
import { PageContainer } from '../../page-container.ts';
import { FailureActions } from '../../failure-actions.tsx';

const EMPTY = 'This user has no avatar history available.';

/** A profile may be a day old, an activity must not. */
const FRESH_SECONDS = 60;

/** `/avatars/{userId}`: the avatar history of one user (spec 0 §2). */
export default function UserAvatarsPage() {
  // A search without scripts leads here with what was typed.
  const userId = personOf(useParams().userId ?? '');
  const isId = isPersonId(userId);
  const isOwn = useSession().user?.id === userId;
  const profile = usePublicUserQuery(userId, {
    skip: !isId,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const query = usePublicUserAvatarsQuery(userId, { skip: !isId });
  const own = usePublicOwnAvatarsQuery(undefined, { skip: !isOwn });
  useFailureLog(query);
  const answer = avatarsAnswer({ ...query, data: query.currentData });

  return (
    <PageContainer>
      <PageHeader title="Avatar History" />
      <div>
        <ButtonLink to="/avatars" variant="secondary" size="s">
          <ArrowLeft size={16} aria-hidden="true" />
          Back to All Avatars
        </ButtonLink>
      </div>
      {!isId ? (
        <>
          <EmptyState
            title="No Avatars Found"
            message={`${EMPTY} “${userId}” isn’t a user ID. In Discord, turn on Developer Mode, then right-click the user and choose Copy User ID.`}
            icon={<Images size={26} />}
          />
          <SearchForm />
        </>
      ) : answer.state === 'failed' ? (
        <ErrorPanel
          title="These avatars did not load"
          message={
            profile.isError
              ? 'Failed to load data. Please try again later.'
              : 'Failed to load avatars for this user. Please try again later.'
          }
          detail={answer.detail}
          actions={<FailureActions onRetry={() => void query.refetch()} />}
        />
      ) : (
        <>
          <UserCard userId={userId} profile={profile.currentData} />
          {isOwn && own.data ? (
            <OwnPanel own={own.data} />
          ) : answer.state === 'loading' ? (
            <Stack align="center">
              <Spinner size={40} label="Loading avatars" />
            </Stack>
          ) : answer.entries.length === 0 ? (
            <EmptyState title="No Avatars Found" message={EMPTY} icon={<Images size={26} />} />
          ) : (
            <AvatarGrid entries={answer.entries} isOfOne />
          )}
        </>
      )}
    </PageContainer>
  );
}
