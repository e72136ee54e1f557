import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, media } from '@portico/ui';
import { styled } from 'styled-components';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  height: var(--header-height);
  border-bottom: 1px solid var(--color-border);
  background: color-mix(in oklab, var(--color-bg) 92%, transparent);
  backdrop-filter: blur(12px);

  /* Paper has no navigation. */
  @media print {
    display: none;
  }
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  max-width: calc(var(--page-width) + 2 * var(--space-5));
  height: 100%;
  margin-inline: auto;
  padding-inline: var(--space-4);

  ${media.tablet} {
    padding-inline: var(--space-5);
  }
`;

const BrandLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text);
  font-size: var(--text-6);
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;

  & > img {
    border-radius: var(--radius-m);
  }
`;

const Middle = styled.div`
  display: none;
  align-items: center;
  margin-left: var(--space-4);

  ${media.desktop} {
    display: flex;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;
`;

/** Shows its children from a width of 1024 px. */
export const DesktopOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
  }
`;

/** Beside all entries of the navigation there is no room for it below this width. */
const WideOnly = styled.div`
  display: none;

  @media (min-width: 1200px) {
    display: flex;
  }
`;

/** Discord's page that adds the bot to a server, where the site knows it. */
export function InviteLink() {
  const { inviteUrl } = useBrand();
  return (
    <IfBrand has="inviteUrl">
      <ButtonLink to={inviteUrl} newTab size="s" variant="secondary">
        Add to Discord
      </ButtonLink>
    </IfBrand>
  );
}

/** Shows its children below a width of 1024 px. */
export const MobileOnly = styled.div`
  display: flex;

  ${media.desktop} {
    display: none;
  }
`;

interface HeaderProps {
  /** Element of the link to the landing page: the router's in the browser, `a` in the server's HTML. */
  homeLink: 'a' | React.ElementType;
  navigation: ReactNode;
  end: ReactNode;
}

/** The bar at the top. The server's HTML and React render the same, so that nothing shifts. */
export function Header({ homeLink, navigation, end }: HeaderProps) {
  const { name, icon } = useBrand();
  const target = homeLink === 'a' ? { href: '/' } : { to: '/' };
  return (
    <Bar>
      <Content>
        <BrandLink as={homeLink} {...target}>
          <img src={icon} width="32" height="32" alt="" />
          {name}
        </BrandLink>
        <Middle>{navigation}</Middle>
        <End>
          <WideOnly>
            <InviteLink />
          </WideOnly>
          {end}
        </End>
      </Content>
    </Bar>
  );
}
