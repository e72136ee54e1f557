import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DESKTOP_MIN_WIDTH } from '@portico/ui';
import { whenInUse } from '../scheduling/when-in-use.ts';
import { useOpenUntilNavigation } from '../routes/use-open-until-navigation.ts';
import { MenuIcon } from '../layout/bar-icons.tsx';
import { IconButton } from '../layout/nav.styles.ts';

const fetchSheet = () => import('./mobile-sheet.tsx');
const MobileSheet = lazy(() => fetchSheet().then((module) => ({ default: module.MobileSheet })));
whenInUse(fetchSheet);

/** The menu below 1024 px. Its sheet is fetched after the visitor's first interaction with the page. */
export function MobileMenu() {
  const [isOpen, setOpen] = useOpenUntilNavigation(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => (isOpen ? onDesktopWidth(() => setOpen(false)) : undefined));
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        data-menu="mobile"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon size={22} />
      </IconButton>
      {wasOpen && (
        <Suspense>
          <MobileSheet isOpen={isOpen} onOpenChange={setOpen} button={button} />
        </Suspense>
      )}
    </>
  );
}

/** Calls the listener when the window grows past the breakpoint. @returns unsubscribes */
function onDesktopWidth(listener: () => void) {
  const desktop = matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`);
  desktop.addEventListener('change', listener);
  return () => desktop.removeEventListener('change', listener);
}
