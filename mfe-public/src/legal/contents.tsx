import { Chevron } from '@portico/ui';
import { styled } from 'styled-components';
import type { LegalText } from '@portico/contracts/legal/schema';

const ContentsNav = styled.nav`
  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    font-weight: 600;
  }

  & > details[open] > summary > svg {
    rotate: 180deg;
  }

  & > div {
    display: none;
  }

  & ol {
    display: grid;
    margin: var(--space-2) 0 0;
    padding: 0;
    counter-reset: entry;
    list-style: none;
  }

  & a {
    display: block;
    padding: 6px var(--space-3);
    border-left: 2px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: var(--text-4);
    text-decoration: none;
  }

  & a:hover {
    border-color: var(--color-accent);
    color: var(--color-text);
  }

  @media (min-width: 1024px) {
    & > details {
      display: none;
    }

    & > div {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      display: block;
    }
  }
`;

/** Table of contents: collapsed on narrow screens, beside the text on wide ones. */
export function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const list = (
    <ol>
      {sections.map(({ id, anchor, number, heading }) => (
        <li key={id}>
          <a href={anchor}>
            {number}. {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <ContentsNav aria-label="Contents">
      <details>
        <summary>
          Contents
          <Chevron size={20} />
        </summary>
        {list}
      </details>
      <div>
        <strong>Contents</strong>
        {list}
      </div>
    </ContentsNav>
  );
}
