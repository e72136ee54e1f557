import { Link } from '@portico/sdk';
import type { NavSlot } from '@portico/sdk/platform';
import { useHost } from '../host/host-context.ts';
import { FooterBar, FooterLink } from './footer-bar.tsx';

/** Terms, Privacy, Refund (spec 0 §2), and the links of the bar and of Information. */
export function Footer() {
  const { routes } = useHost();
  const links = (slot: NavSlot) =>
    routes.links(slot).map(({ path, label }) => (
      <FooterLink key={path} as={Link} {...{ to: path }}>
        {label}
      </FooterLink>
    ));
  return (
    <FooterBar product={links('top')} resources={links('information')} legal={links('footer')} />
  );
}
