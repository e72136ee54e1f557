import { ChevronDown } from 'lucide-react';
import { NavigationMenu } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'shared/sdk';
import { styled } from 'styled-components';
import { useHost } from '../host-context.ts';
import { BarLink, NavList, barItem, panel, panelColumns } from './nav-look.ts';
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

/** Features, Information, and the top links (spec 0 §2), from 1024 px on. */
export function DesktopNavigation() {
  const { routes } = useHost();
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <NavigationMenu.Root aria-label="Main" delayDuration={120} value={open} onValueChange={setOpen}>
      <NavList as={NavigationMenu.List}>
        <Menu name="features" label="Features" columns>
          {routes.links('features').map((entry) => (
            <PanelEntry key={entry.path} entry={entry} onFollow={close} />
          ))}
        </Menu>
        <Menu name="information" label="Information">
          {routes.links('information').map((entry) => (
            <PanelEntry key={entry.path} entry={entry} onFollow={close} />
          ))}
          <DocumentationEntry />
        </Menu>
        {routes.links('top').map(({ path, label }) => (
          <li key={path}>
            <BarLink as={NavLink} {...{ to: path }}>
              {label}
            </BarLink>
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
        {label} <ChevronDown size={15} aria-hidden="true" />
      </Trigger>
      <Panel $columns={columns}>{children}</Panel>
    </Item>
  );
}
