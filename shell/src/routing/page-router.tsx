import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { keepStayingForms } from '@portico/sdk/host';
import type { PageHistory } from '../routes/page-history.ts';

interface PageRouterProps {
  history: PageHistory;
  children: ReactNode;
}

/** React Router on the browser's history. */
export function PageRouter({ history, children }: PageRouterProps) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  // After the effects of the pages: those that are gone have taken their forms with them.
  useEffect(keepStayingForms, [place]);
  return (
    <Router
      location={place.location}
      navigationType={NavigationType[TYPES[place.action]]}
      navigator={history}
    >
      {children}
    </Router>
  );
}

const TYPES = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;
