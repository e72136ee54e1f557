import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ShellFrame } from '@portico/sdk/platform';
import { placeholderBrand, renderPage } from '@portico/sdk/prerender';
import { Button, ButtonLink } from '@portico/ui';
import { styled } from 'styled-components';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { FooterBar, FooterLink } from '../footer/footer-bar.tsx';
import { baseCss } from '../layout/base-css.ts';
import { Main, SkipLink } from '../layout/page-layout.tsx';
import { barItem, BarLink, PanelLink } from '../layout/nav.styles.ts';
import { NotFoundContent } from '../not-found/not-found-content.tsx';
import { SwitchedOffContent } from '../switched-off/switched-off-content.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MAIN_ID } from '../routes/use-page-change.ts';
import { LoginAnchor } from '../session/login-link.tsx';
import { UserBadgeView } from '../session/user-badge.tsx';
import { CURRENT_ATTRIBUTE, bodyMark, footerMark, slotMark, withMarkers } from './marks.ts';
import { StaticHeader } from './static-header.tsx';

const UserCorner = styled.span`
  ${barItem}
`;

/** Focusable, so that the skip link works before the page is interactive. */
const content = (
  <Main id={MAIN_ID} tabIndex={-1}>
    {bodyMark}
  </Main>
);
const topOf = (isWide: boolean) => (
  <>
    <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
    <StaticHeader isWide={isWide} />
  </>
);

const panelItem = (
  <PanelLink href="{href}" {...CURRENT_ATTRIBUTE}>
    {'{icon}'}
    <span>
      {'{label}'}
      <small>{'{hint}'}</small>
    </span>
  </PanelLink>
);

/** Rendered in one pass, so that the style rules which templates share are written once. */
const TEMPLATES = {
  full: (
    <>
      {topOf(false)}
      {content}
      <FooterBar
        product={footerMark('top')}
        resources={footerMark('information')}
        legal={slotMark('footer')}
      />
    </>
  ),
  dashboard: (
    <>
      {topOf(true)}
      {content}
    </>
  ),
  bare: content,
  panelItem,
  topItem: (
    <li>
      <BarLink href="{href}" {...CURRENT_ATTRIBUTE}>
        {'{label}'}
      </BarLink>
    </li>
  ),
  footerItem: <FooterLink href="{href}">{'{label}'}</FooterLink>,
  signedOut: <LoginAnchor href="{login}" />,
  signedIn: (
    <UserCorner data-menu="user">
      <UserBadgeView name="{name}" avatar="{avatar}" /> <ChevronIcon size={15} />
    </UserCorner>
  ),
  skeleton: <PageSkeleton />,
  notFound: (
    <NotFoundContent
      actions={
        <>
          <Button variant="secondary">Go Back</Button>
          <ButtonLink to="/">Home</ButtonLink>
        </>
      }
    />
  ),
  switchedOff: (
    <SwitchedOffContent
      actions={
        <>
          <Button variant="secondary">Try Again</Button>
          <ButtonLink to="/">Home</ButtonLink>
        </>
      }
    />
  ),
} satisfies Record<string, ReactNode>;

type TemplateName = keyof typeof TEMPLATES;

/** Renders the frame that the page server puts around every page. Runs in Node, at the shell's build. */
export async function renderFrame(): Promise<ShellFrame> {
  const names = Object.keys(TEMPLATES) as TemplateName[];
  const { html, styled } = await renderPage(
    names.map((name) => (
      <Fragment key={name}>
        <hr data-template={name} />
        {TEMPLATES[name]}
      </Fragment>
    )),
    { path: '/' },
  );
  const [, ...pieces] = html.split(/<hr data-template="\w+"\/>/);
  const template = (name: TemplateName) => withMarkers(pieces[names.indexOf(name)] ?? '');
  return {
    html: { full: template('full'), dashboard: template('dashboard'), bare: template('bare') },
    navItem: {
      features: template('panelItem'),
      information: template('panelItem'),
      top: template('topItem'),
      footer: template('footerItem'),
    },
    user: { signedOut: template('signedOut'), signedIn: template('signedIn') },
    skeleton: template('skeleton'),
    notFound: template('notFound'),
    switchedOff: template('switchedOff'),
    css: baseCss(placeholderBrand.accent),
    styled,
  };
}
