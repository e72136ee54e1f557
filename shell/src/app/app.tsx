import { useEffect, useState, ViewTransition } from 'react';
import { useLocation } from '@portico/sdk';
import { useDocumentHead } from '../document-head/use-document-head.ts';
import { Footer } from '../footer/footer.tsx';
import { useHost } from '../host/host-context.ts';
import { Main, SkipLink } from '../layout/page-layout.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import { RouteView, useDestination } from '../routing/route-view.tsx';
import { MAIN_ID, usePageChange } from '../routes/use-page-change.ts';
import { CopyByHand } from '../clipboard/copy-by-hand.tsx';
import { OverdueNotice } from '../session/overdue-notice.tsx';
import { SignInOffer } from '../session/sign-in-offer.tsx';
import { useSignInResult } from '../session/sign-in-result.ts';
import { Toasts } from '../toasts/toasts.tsx';

/** The whole page: the shell's frame around the content of one remote. */
export function App() {
  const { activation, positions } = useHost();
  const destination = useDestination();
  const title = useDocumentHead(destination);
  useSignInResult();
  const pageKey = destination ? `${destination.remote}/${destination.route.page}` : '404';
  usePageChange(pageKey, positions);
  const fade = useFade();

  // With a placeholder there is nothing to wait for: the navigation becomes interactive, the
  // skeleton stays.
  useEffect(() => {
    if (activation.isPlaceholder) activation.complete();
  }, [activation]);

  const chrome = destination?.route.chrome ?? 'full';
  return (
    <>
      {chrome !== 'bare' && (
        <>
          <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
          <Navigation isWide={chrome === 'dashboard'} />
        </>
      )}
      <Main id={MAIN_ID} tabIndex={-1}>
        <ViewTransition key={`page ${pageKey}`} default="none" enter={fade} exit={fade}>
          <RouteView destination={destination} />
        </ViewTransition>
        <LeftOutNote key={pageKey} />
      </Main>
      {chrome === 'full' && <Footer />}
      <NewVersionNotice />
      <RouteAnnouncer title={title} />
      <CopyByHand />
      <OverdueNotice />
      <SignInOffer />
      <Toasts />
    </>
  );
}

/** How one page gives way to another, in browsers with view transitions. The first page is there already. */
function useFade(): 'auto' | 'none' {
  const { key } = useLocation();
  const [first] = useState(key);
  return key === first ? 'none' : 'auto';
}
