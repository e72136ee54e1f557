import { useSession } from '@portico/sdk';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { BarButton, LazyUserPanel, useIsWide } from './lazy-menus.tsx';
import { MenuSlot } from './menu-slot.tsx';
import { useOpenUntilNavigation } from '../routes/use-open-until-navigation.ts';
import { LoginLink } from '../session/login-link.tsx';
import { UserBadge } from '../session/user-badge.tsx';

/** The user's corner on desktop: sign-in, or a menu with the mobile menu's entries (spec 1 §2). */
export function UserMenu() {
  const { user } = useSession();
  const [open, setOpen] = useOpenUntilNavigation('');
  const isWide = useIsWide();
  if (!user) return <LoginLink />;
  if (!isWide) return null;
  const plain = (
    <BarButton
      type="button"
      data-menu="user"
      aria-label={`User menu of ${user.username}`}
      onClick={() => setOpen('user')}
    >
      <UserBadge name={user.username} user={user} /> <ChevronIcon size={15} />
    </BarButton>
  );
  return (
    <MenuSlot plain={plain}>
      <LazyUserPanel user={user} open={open} onOpen={setOpen} />
    </MenuSlot>
  );
}
