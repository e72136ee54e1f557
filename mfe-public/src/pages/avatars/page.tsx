import { useDeferredValue } from 'react';
import { Images } from 'lucide-react';
import { useSearchParams, useSession } from '@portico/sdk';
import { Button, ButtonLink, EmptyState, ErrorPanel, Spinner, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { avatarsAnswer, useFailureLog } from '../../avatars/answer.ts';
import { AvatarGrid } from '../../avatars/avatar-grid.tsx';
import { usePublicAvatarsQuery } from '../../avatars/avatars.api.ts';
import { Pager } from '../../avatars/pager.tsx';
import { SearchForm } from '../../avatars/search-form.tsx';
import { PageHeader } from '../../page-header.tsx';
import { PageContainer } from '../../page-container.ts';

/** Entries of one page (spec 0 §9). */
const PER_PAGE = 100;

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
  // Rendered in slices: a hundred tiles at once block a phone for a third of a second.
  const query = useDeferredValue(usePublicAvatarsQuery());
  useFailureLog(query);
  const answer = avatarsAnswer(query);
  const entries = answer.state === 'loaded' ? answer.entries : [];
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE));
  const page = Math.min(Math.max(1, Math.floor(Number(params.get('page'))) || 1), pages);
  const turnTo = (next: number) => {
    setParams(next === 1 ? {} : { page: String(next) });
    scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <PageContainer>
      <PageHeader title="Avatar History">
        Profile pictures over time. Each entry has a user ID, a picture and a date, and nothing
        else.
      </PageHeader>
      <SearchForm />
      {answer.state === 'failed' ? (
        <ErrorPanel
          title="Error Loading Avatars"
          message="Failed to load avatars. Please try again later."
          detail={answer.detail}
          actions={<Button onClick={() => location.reload()}>Try Again</Button>}
        />
      ) : answer.state === 'loading' ? (
        <GridSlot aria-busy="true">
          <Spinner size={40} label="Loading avatars" />
        </GridSlot>
      ) : entries.length === 0 ? (
        <GridSlot>
          <EmptyState title="No avatars found" icon={<Images size={26} />} />
        </GridSlot>
      ) : (
        <>
          <AvatarGrid entries={entries.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
          <Pager page={page} pages={pages} onPage={turnTo} />
        </>
      )}
      <Stack direction="row" gap={3} wrap>
        {user && (
          <ButtonLink to={`/avatars/${user.id}`} variant="secondary">
            Manage your own avatars
          </ButtonLink>
        )}
        <ButtonLink to="/privacy" variant="ghost">
          Privacy Policy
        </ButtonLink>
      </Stack>
    </PageContainer>
  );
}
