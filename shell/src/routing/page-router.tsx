import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { PageHistory } from '../routes/page-history.ts';

interface PageRouterProps {
  history: PageHistory;
  children: ReactNode;
}

/** React Router on the browser's history. */
export function PageRouter({ history, children }: PageRouterProps) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
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
