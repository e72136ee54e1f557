import { NavLink } from '@portico/sdk';
import { useHost } from '../host/host-context.ts';
import { useOpenUntilNavigation } from '../routes/use-open-until-navigation.ts';
import { BarButton, LazyDesktopMenus, useIsWide } from './lazy-menus.tsx';
import { MenuSlot } from './menu-slot.tsx';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { BarLink, NavList } from '../layout/nav.styles.ts';

const MENUS = { features: 'Features', information: 'Information' };

/** Features, Information, and the top links (spec 0 §2), from 1024 px on. */
export function DesktopNavigation() {
  const { routes } = useHost();
  const [open, setOpen] = useOpenUntilNavigation('');
  if (!useIsWide()) return null;
  const plain = (
    <nav aria-label="Main">
      <NavList>
        {Object.entries(MENUS).map(([name, label]) => (
          <li key={name}>
            <BarButton type="button" data-menu={name} onClick={() => setOpen(name)}>
              {label} <ChevronIcon size={15} />
            </BarButton>
          </li>
        ))}
        {routes.links('top').map(({ path, label }) => (
          <li key={path}>
            <BarLink as={NavLink} {...{ to: path }}>
              {label}
            </BarLink>
          </li>
        ))}
      </NavList>
    </nav>
  );
  return (
    <MenuSlot plain={plain}>
      <LazyDesktopMenus open={open} onOpen={setOpen} />
    </MenuSlot>
  );
}
