import * as NavigationMenu from 'radix-ui/navigation-menu';
import type { ReactNode } from 'react';
import { NavLink } from '@portico/sdk';
import { styled } from 'styled-components';
import { useHost } from '../host/host-context.ts';
import type { OpenMenu } from './open-menu.ts';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { BarLink, NavList, barItem, panel, panelColumns } from '../layout/nav.styles.ts';
import { DocumentationEntry, PanelEntry } from './panel-entry.tsx';

const Item = styled(NavigationMenu.Item)`
  position: relative;
`;

const Trigger = styled(NavigationMenu.Trigger)`
  ${barItem}
`;

const Panel = styled(NavigationMenu.Content)<{ $columns: boolean }>`
  ${panel}
  ${({ $columns }) => $columns && panelColumns}
  min-width: 280px;
`;

/**
 * Features, Information, and the top links (spec 0 §2), from 1024 px on. Menus open by click and by
 * keyboard, not by hovering: a click would close a menu that hovering opened.
 */
export function DesktopMenus({ open, onOpen }: OpenMenu) {
  const { routes } = useHost();
  return (
    <NavigationMenu.Root
      aria-label="Main"
      activationMode="manual"
      value={open}
      onValueChange={onOpen}
    >
      <NavList as={NavigationMenu.List}>
        <Menu name="features" label="Features" columns>
          {routes.links('features').map((entry) => (
            <NavigationMenu.Link key={entry.path} asChild>
              <PanelEntry entry={entry} />
            </NavigationMenu.Link>
          ))}
        </Menu>
        <Menu name="information" label="Information">
          {routes.links('information').map((entry) => (
            <NavigationMenu.Link key={entry.path} asChild>
              <PanelEntry entry={entry} />
            </NavigationMenu.Link>
          ))}
          <NavigationMenu.Link asChild>
            <DocumentationEntry />
          </NavigationMenu.Link>
        </Menu>
        {routes.links('top').map(({ path, label }) => (
          <li key={path}>
            <NavigationMenu.Link asChild>
              <BarLink as={NavLink} {...{ to: path }}>
                {label}
              </BarLink>
            </NavigationMenu.Link>
          </li>
        ))}
      </NavList>
    </NavigationMenu.Root>
  );
}

interface MenuProps {
  name: string;
  label: string;
  columns?: boolean;
  children: ReactNode;
}

function Menu({ name, label, columns = false, children }: MenuProps) {
  return (
    <Item value={name}>
      <Trigger data-menu={name}>
        {label} <ChevronIcon size={15} />
      </Trigger>
      <Panel $columns={columns}>{children}</Panel>
    </Item>
  );
}
