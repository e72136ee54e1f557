import * as NavigationMenu from 'radix-ui/navigation-menu';
import { useSession } from 'shared/sdk';
import { styled } from 'styled-components';
import { NavList, barItem, panel } from '../navigation/nav-look.ts';
import { useOpenHere } from '../routing/use-open-here.ts';
import { LoginLink } from './login-link.tsx';
import { UserBadge } from './user-badge.tsx';
import { UserLinks } from './user-links.tsx';

const Item = styled(NavigationMenu.Item)`
  position: relative;
`;

const Trigger = styled(NavigationMenu.Trigger)`
  ${barItem}
`;

const Panel = styled(NavigationMenu.Content)`
  ${panel}
  right: 0;
  left: auto;
  min-width: 220px;
`;

/** The user's corner on desktop: sign-in, or a menu with the mobile menu's entries (spec 1 §2). */
export function UserMenu() {
  const { user } = useSession();
  const [open, setOpen] = useOpenHere('');
  if (!user) return <LoginLink />;
  return (
    <NavigationMenu.Root
      aria-label="User"
      activationMode="manual"
      value={open}
      onValueChange={setOpen}
    >
      <NavList as={NavigationMenu.List}>
        <Item value="user">
          <Trigger data-menu="user" aria-label={`User menu of ${user.username}`}>
            <UserBadge name={user.username} user={user} />
          </Trigger>
          <Panel>
            <UserLinks onFollow={() => setOpen('')} />
          </Panel>
        </Item>
      </NavList>
    </NavigationMenu.Root>
  );
}
