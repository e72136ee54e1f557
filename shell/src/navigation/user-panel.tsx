import * as NavigationMenu from 'radix-ui/navigation-menu';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import { styled } from 'styled-components';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { NavList, barItem, panel } from '../layout/nav.styles.ts';
import type { OpenMenu } from './open-menu.ts';
import { UserBadge } from '../session/user-badge.tsx';
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

interface UserPanelProps extends OpenMenu {
  user: CurrentUser;
}

/** The user's menu, with the mobile menu's entries (spec 1 §2). */
export function UserPanel({ user, open, onOpen }: UserPanelProps) {
  return (
    <NavigationMenu.Root
      aria-label="User"
      activationMode="manual"
      value={open}
      onValueChange={onOpen}
    >
      <NavList as={NavigationMenu.List}>
        <Item value="user">
          <Trigger data-menu="user" aria-label={`User menu of ${user.username}`}>
            <UserBadge name={user.username} user={user} /> <ChevronIcon size={15} />
          </Trigger>
          <Panel>
            <UserLinks onFollow={() => onOpen('')} />
          </Panel>
        </Item>
      </NavList>
    </NavigationMenu.Root>
  );
}
