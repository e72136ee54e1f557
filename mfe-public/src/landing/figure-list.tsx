import type { LandingFigures } from '@portico/contracts/landing/schema';
import { IfPage, Link } from '@portico/sdk';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: var(--space-3) clamp(var(--space-5), 4vw, var(--space-6));
  min-height: 3.25rem;
  margin: 0;

  @media (min-width: 480px) {
    grid-auto-columns: auto;
    grid-auto-flow: column;
    grid-template-columns: none;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    /* Values begin at one height, also above labels of two lines. */
    justify-content: flex-end;
  }

  & dt {
    color: var(--color-text-muted);
    font-size: var(--text-3);
  }

  & dd {
    margin: 0;
    font-size: var(--text-7);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.8rem;
  }
`;

const Evidence = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

const About = styled.p`
  margin: 0;
  color: var(--color-text-faint);
  font-size: var(--text-2);

  & > a {
    color: var(--color-text-muted);
    text-underline-offset: 3px;
  }
`;

/** What the bot's size and uptime are, and what was measured, in the page and in its template. */
export function FigureList({ entries, about }: LandingFigures) {
  return (
    <Evidence>
      <List>
        {entries.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {about.map((sentence) => (
        <About key={sentence}>
          <span>{sentence}</span>{' '}
          <IfPage path="/status">
            <Link to="/status">See every day</Link>
          </IfPage>
        </About>
      ))}
    </Evidence>
  );
}
