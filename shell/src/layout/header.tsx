import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, media } from '@portico/ui';
import { css, styled } from 'styled-components';

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

const boxed = css`
  max-width: calc(var(--page-width) + 2 * var(--space-5));

  ${media.tablet} {
    padding-inline: var(--space-5);
  }
`;

const Content = styled.div<{ $isWide: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: 100%;
  margin-inline: auto;
  padding-inline: var(--space-4);

  ${({ $isWide }) => !$isWide && boxed}
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
  white-space: nowrap;
  /* A long name gives way before the labels of menus, and ends with an ellipsis. */
  flex-shrink: 9999;
  min-width: 32px;

  & > img {
    flex: none;
    border-radius: var(--radius-m);
  }

  & > span {
    max-width: 224px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The navigation keeps to one line: labels of remotes that find no room end with an ellipsis. */
const Middle = styled.div`
  display: none;
  align-items: center;
  min-width: 0;
  margin-left: var(--space-4);

  & nav,
  & nav > div {
    min-width: 0;
  }

  ${media.desktop} {
    display: flex;
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
`;

/** Shows its children from a width of 1024 px. */
export const DesktopOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
  }
`;

/** Takes the room that is left between navigation and end. */
const Rest = styled.div`
  flex: 1 1 0;
  min-width: 0;
  container-type: inline-size;
`;

/** Shows the invite on wide screens, where the labels leave room for it. */
const InRest = styled.div`
  display: none;
  justify-content: flex-end;

  ${media.desktop} {
    @container (min-width: 132px) {
      display: flex;
    }
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
  /** As wide as the window: the logo stands above the sidebar of a dashboard. */
  isWide?: boolean;
  navigation: ReactNode;
  end: ReactNode;
}

/** The bar at the top. The server's HTML and React render the same, so that nothing shifts. */
export function Header({ homeLink, isWide = false, navigation, end }: HeaderProps) {
  const { name, icon } = useBrand();
  const target = homeLink === 'a' ? { href: '/' } : { to: '/' };
  return (
    <Bar>
      <Content $isWide={isWide}>
        <BrandLink as={homeLink} {...target}>
          <img src={icon} width="32" height="32" alt="" />
          <span>{name}</span>
        </BrandLink>
        <Middle>{navigation}</Middle>
        <Rest>
          <InRest>
            <InviteLink />
          </InRest>
        </Rest>
        <End>{end}</End>
      </Content>
    </Bar>
  );
}
