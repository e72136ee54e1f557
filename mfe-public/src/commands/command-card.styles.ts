import { styled } from 'styled-components';

export const CardItem = styled.li<{ $linked: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid ${(props) => (props.$linked ? 'var(--color-accent)' : 'var(--color-border)')};
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: ${(props) => (props.$linked ? '0 0 0 3px var(--color-accent-soft)' : 'var(--shadow-1)')};
  /* Off-screen cards are not laid out, so that a list of a thousand scrolls smoothly. */
  contain-intrinsic-size: auto 210px;
  content-visibility: auto;

  /* The command's page has the whole text. */
  & p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    margin: 0;
    overflow: hidden;
    color: var(--color-text-muted);
    font-size: var(--text-4);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  @media print {
    break-inside: avoid;
    content-visibility: visible;
    box-shadow: none;

    & button {
      display: none;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);
  width: 100%;
  scroll-margin-top: calc(var(--header-height) + var(--space-7));
`;

export const Name = styled.h2<{ $isSub?: boolean }>`
  min-width: 0;
  margin: 0;
  padding-top: 6px;
  font-family: var(--font-mono);
  font-size: ${(props) => (props.$isSub ? 'var(--text-4)' : 'var(--text-5)')};
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > a {
    color: inherit;
    text-decoration: none;
  }

  & > a:hover {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  & > a:focus-visible {
    border-radius: var(--radius-s);
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  width: 100%;
  margin: 0 0 auto;
  font-size: var(--text-3);

  & > div {
    display: grid;
    grid-template-columns: 86px minmax(0, 1fr);
    gap: var(--space-3);
  }

  & dt {
    color: var(--color-text-muted);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Badges = styled.div<{ $isLow?: boolean }>`
  margin-top: ${(props) => (props.$isLow ? 'auto' : '0')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

/** The name of a slash command, as the chat shows it. */
export const SlashForm = styled.code`
  padding: 1px var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-full);
  color: var(--color-text-muted);
  font-family: var(--font-mono);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
`;

/** The sub-commands of a command. */
export const Fold = styled.details`
  width: 100%;
  border-top: 1px solid var(--color-border);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    margin-bottom: calc(-1 * var(--space-2));
    color: var(--color-link);
    font-size: var(--text-3);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  & > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > * + * {
    border-top: 1px solid var(--color-border);
  }

  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }

    & > summary > svg {
      display: none;
    }
  }
`;

export const Sub = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3) var(--space-4);
`;
