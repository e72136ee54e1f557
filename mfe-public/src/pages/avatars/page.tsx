import { useDeferredValue } from 'react';
import { Images } from 'lucide-react';
import { getAvatarPage } from '@portico/contracts/avatars/calls';
import type { AvatarPage } from '@portico/contracts/avatars/schema';
import { AVATARS_PER_PAGE, pageWithin } from '@portico/contracts/rules/avatar-pages';
import { documentData, request, useSearchParams, useSession, IfPage } from '@portico/sdk';
import { Button, ButtonLink, EmptyState, ErrorPanel, Spinner, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { avatarsAnswer, useFailureLog } from '../../avatars/answer.ts';
import { AvatarGrid } from '../../avatars/avatar-grid.tsx';
import { usePublicAvatarsQuery } from '../../avatars/avatars.api.ts';
import { Pager } from '../../avatars/pager.tsx';
import { HistoryLayout } from '../../avatars/history-layout.tsx';

/** Reserves the height of the grid, so that the content below does not shift. */
const GridSlot = styled.div`
  display: grid;
  align-content: start;
  min-height: 100vh;
`;

/** `/avatars`: the avatar history of all users, newest first (spec 0 §2). */
export default function AvatarsPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const asked = pageWithin(Number(params.get('page')), Infinity);
  // Rendered in slices: a hundred tiles at once block a phone for a third of a second.
  const query = useDeferredValue(usePublicAvatarsQuery());
  useFailureLog(query);
  const answer = avatarsAnswer(query);
  const all = answer.state === 'loaded' ? answer.entries : undefined;
  // The document contains its page of the list: it is shown until all entries are here.
  const first = all
    ? undefined
    : documentData<AvatarPage>(request(getAvatarPage, { query: { page: asked } }).url);
  const pages = all ? Math.ceil(all.length / AVATARS_PER_PAGE) : (first?.pages ?? 1);
  const page = pageWithin(asked, pages);
  const entries =
    all?.slice((page - 1) * AVATARS_PER_PAGE, page * AVATARS_PER_PAGE) ?? first?.entries ?? [];
  const turnTo = (next: number) => {
    setParams(next === 1 ? {} : { page: String(next) });
    scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <HistoryLayout>
      {answer.state === 'failed' && (
        <ErrorPanel
          title="Error Loading Avatars"
          message="Failed to load avatars. Please try again later."
          detail={answer.detail}
          actions={<Button onClick={() => location.reload()}>Try Again</Button>}
        />
      )}
      {!all && !first ? (
        answer.state === 'loading' && (
          <GridSlot aria-busy="true">
            <Spinner size={40} label="Loading avatars" />
          </GridSlot>
        )
      ) : entries.length === 0 ? (
        <GridSlot>
          <EmptyState title="No avatars found" icon={<Images size={26} />} />
        </GridSlot>
      ) : (
        <>
          <AvatarGrid entries={entries} />
          <Pager page={page} pages={pages} onPage={turnTo} />
        </>
      )}
      <Stack direction="row" gap={3} wrap>
        {user && (
          <ButtonLink to={`/avatars/${user.id}`} variant="secondary">
            Manage Your Own Avatars
          </ButtonLink>
        )}
        <IfPage path="/privacy">
          <ButtonLink to="/privacy" variant="ghost">
            Privacy Policy
          </ButtonLink>
        </IfPage>
      </Stack>
    </HistoryLayout>
  );
}
