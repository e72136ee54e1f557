import * as Collapsible from 'radix-ui/collapsible';
import * as Dialog from 'radix-ui/dialog';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary, useCurrentSection } from '@portico/sdk/host';
import { useHost } from '../host/host-context.ts';
import { SectionEntries } from './section-entries.tsx';
import { UserLinks } from './user-links.tsx';
import { ChevronIcon } from '../layout/bar-icons.tsx';
import { InviteLink } from '../layout/header.tsx';
import { CloseIcon } from '../layout/later-icons.tsx';
import { iconButton } from '../layout/nav.styles.ts';
import { DocumentationEntry, PanelEntry } from './panel-entry.tsx';

const Sheet = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  background: var(--color-bg);
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-height);
  padding-inline: var(--space-4);
  border-bottom: 1px solid var(--color-border);
`;

const Title = styled(Dialog.Title)`
  margin: 0;
  font-size: var(--text-6);
`;

const Close = styled(Dialog.Close)`
  ${iconButton}
`;

const Sections = styled.nav`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const SectionButton = styled(Collapsible.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 48px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 700;
  cursor: pointer;

  &[data-state='open'] > svg {
    transform: rotate(180deg);
  }
`;

const SectionLinks = styled(Collapsible.Content)`
  padding: var(--space-2) 0;
`;

const Bottom = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: auto;
  padding: var(--space-4);
  border-top: 1px solid var(--color-border);
`;

interface MobileSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the focus when the sheet closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The sheet of the mobile menu: the section of the page, three collapsible sections, the user at the bottom (spec 1 §2). */
export function MobileSheet({ isOpen, onOpenChange, button }: MobileSheetProps) {
  const { routes } = useHost();
  const section = useCurrentSection();
  const hasFollowedLink = useRef(false);
  const follow = () => {
    hasFollowedLink.current = true;
    onOpenChange(false);
  };
  const change = (next: boolean) => {
    hasFollowedLink.current = false;
    onOpenChange(next);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Portal>
        <Sheet
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link is followed, the new page gets the focus, not the menu's button.
            if (!hasFollowedLink.current) button.current?.focus();
          }}
        >
          <Head>
            <Title>Menu</Title>
            <Close aria-label="Close menu">
              <CloseIcon size={22} />
            </Close>
          </Head>
          {section && (
            <ErrorBoundary fallback={() => null}>
              <Sections aria-label={section.label}>
                <Section label={section.label} startsOpen>
                  <SectionEntries entries={section.entries} onFollow={follow} />
                </Section>
              </Sections>
            </ErrorBoundary>
          )}
          <Sections aria-label="Main">
            <Section label="Features">
              {routes.links('features').map((entry) => (
                <PanelEntry key={entry.path} entry={entry} onClick={follow} />
              ))}
            </Section>
            <Section label="Information">
              {routes.links('information').map((entry) => (
                <PanelEntry key={entry.path} entry={entry} onClick={follow} />
              ))}
              <DocumentationEntry />
            </Section>
            <Section label="Navigation" startsOpen={!section}>
              {routes.links('top').map((entry) => (
                <PanelEntry key={entry.path} entry={entry} onClick={follow} />
              ))}
            </Section>
          </Sections>
          <Bottom>
            <InviteLink />
            <UserLinks onFollow={follow} />
          </Bottom>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SectionProps {
  label: string;
  startsOpen?: boolean;
  children: ReactNode;
}

function Section({ label, startsOpen = false, children }: SectionProps) {
  return (
    <Collapsible.Root defaultOpen={startsOpen}>
      <SectionButton>
        {label} <ChevronIcon size={18} />
      </SectionButton>
      <SectionLinks>{children}</SectionLinks>
    </Collapsible.Root>
  );
}
