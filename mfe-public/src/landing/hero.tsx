import type { LandingFigures } from '@portico/contracts/landing/schema';
import type { SectionOf } from '@portico/contracts/pack/landing';
import { Container, media } from '@portico/ui';
import { keyframes, styled } from 'styled-components';
import { ContentButtons } from '../content-buttons.tsx';
import { FigureList } from './figure-list.tsx';
import { Figures } from './figures.tsx';
import { HeroScene } from './hero-scene.tsx';

const drift = keyframes`
  to { transform: translate3d(0, -24px, 0); }
`;

const HeroBand = styled.section`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid var(--color-border);
  background:
    radial-gradient(
      90% 80% at 12% -20%,
      color-mix(in oklab, var(--color-accent) 42%, transparent),
      transparent 70%
    ),
    radial-gradient(
      70% 70% at 100% 0%,
      color-mix(in oklab, var(--color-accent) 18%, transparent),
      transparent 70%
    );

  /* Decorative stars; they move unless reduced motion is preferred. */
  &::before {
    position: absolute;
    inset: 0 0 -24px;
    background-image:
      radial-gradient(1.5px 1.5px at 6% 30%, var(--color-text-faint), transparent),
      radial-gradient(1px 1px at 28% 82%, var(--color-text-faint), transparent),
      radial-gradient(1.5px 1.5px at 47% 12%, var(--color-text-faint), transparent),
      radial-gradient(1px 1px at 58% 74%, var(--color-text-faint), transparent),
      radial-gradient(1px 1px at 82% 8%, var(--color-text-faint), transparent),
      radial-gradient(2px 2px at 96% 58%, var(--color-text-faint), transparent);
    content: '';
    opacity: 0.7;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${drift} 14s ease-in-out infinite alternate;
    }
  }
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  align-items: center;
  gap: var(--space-7);
  padding-block: var(--hero-gap);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
`;

const Title = styled.h1`
  max-width: 13ch;
  margin: 0;
  font-size: var(--heading-display);
  font-weight: 700;
  letter-spacing: -0.035em;
  line-height: 1.05;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 48ch;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-7);
  line-height: 1.6;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-self: stretch;

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Note = styled.p`
  margin: calc(-1 * var(--space-2)) 0 0;
  color: var(--color-text-muted);
  font-size: var(--text-4);
  font-weight: 600;
`;

/** The template has the figures themselves, the page the labels of the pack. */
export type HeroView = Omit<SectionOf<'hero'>, 'figures'> & {
  figures: (SectionOf<'hero'>['figures'][number] | LandingFigures)[];
};

/** The product's claim, with links to add the bot, to the support server and to the commands (spec 0 §2). */
export function Hero({ title, text, buttons, notes, figures, scene }: HeroView) {
  return (
    <HeroBand>
      <Columns>
        <Words>
          <Title>{title}</Title>
          <Lead>{text}</Lead>
          <Actions>
            <ContentButtons buttons={buttons} />
          </Actions>
          {notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
          {figures.map((each, index) =>
            'entries' in each ? <FigureList key={index} {...each} /> : <Figures key={index} />,
          )}
        </Words>
        {scene.map((each, index) => (
          <HeroScene key={index} scene={each} />
        ))}
      </Columns>
    </HeroBand>
  );
}
