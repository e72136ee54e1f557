import { Link } from '@portico/sdk';
import { useHost } from '../host/host-context.ts';
import { FooterBar, FooterLink } from './footer-bar.tsx';

/** Terms, Privacy, Refund (spec 0 §2). */
export function Footer() {
  const { routes } = useHost();
  return (
    <FooterBar>
      {routes.links('footer').map(({ path, label }) => (
        <FooterLink key={path} as={Link} {...{ to: path }}>
          {label}
        </FooterLink>
      ))}
    </FooterBar>
  );
}
