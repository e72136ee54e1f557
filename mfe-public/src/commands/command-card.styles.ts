import { styled } from 'styled-components';

export const CardItem = styled.li<{ $linked: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
  border: 1px solid ${(props) => (props.$linked ? 'var(--color-accent)' : 'var(--color-border)')};
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: ${(props) => (props.$linked ? '0 0 0 3px var(--color-accent-soft)' : 'var(--shadow-1)')};
  /* Off-screen cards are not laid out, so that a list of a thousand scrolls smoothly. */
  contain-intrinsic-size: auto 190px;
  content-visibility: auto;

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);
  width: 100%;
`;

export const Name = styled.h2`
  min-width: 0;
  margin: 0;
  padding-top: 6px;
  font-size: var(--text-6);
  font-weight: 700;
  line-height: 1.35;
  overflow-wrap: anywhere;

  & > a {
    color: inherit;
    text-decoration: none;
  }

  & > a > svg {
    margin-left: var(--space-2);
    color: var(--color-link);
    opacity: 0;
    vertical-align: -2px;
  }

  & > a:hover > svg,
  & > a:focus-visible > svg {
    opacity: 1;
  }

  & > a:focus-visible {
    border-radius: var(--radius-s);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  width: 100%;
  margin: 0 0 auto;
  font-size: var(--text-3);

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
