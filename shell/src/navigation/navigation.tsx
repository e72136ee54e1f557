import { Link } from '@portico/sdk';
import { DesktopOnly, Header, MobileOnly } from '../layout/header.tsx';
import { UserMenu } from './user-menu.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The interactive navigation; `frame/static-header.tsx` is its counterpart in the server's HTML. */
export function Navigation({ isWide }: { isWide: boolean }) {
  return (
    <Header
      homeLink={Link}
      isWide={isWide}
      navigation={<DesktopNavigation />}
      end={
        <>
          <ThemeSwitch />
          <DesktopOnly>
            <UserMenu />
          </DesktopOnly>
          <MobileOnly>
            <MobileMenu />
          </MobileOnly>
        </>
      }
    />
  );
}
