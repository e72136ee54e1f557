import { useBrand } from 'shared/sdk';
import { ButtonLink, Container } from 'shared/ui';
import { keyframes, styled } from 'styled-components';
import { Totals } from './totals.tsx';

const drift = keyframes`
  to { transform: translate3d(0, -24px, 0); }
`;

const Room = styled.section`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid var(--color-border);
  background: radial-gradient(
    110% 90% at 50% -20%,
    color-mix(in oklab, var(--color-accent) 38%, transparent),
    transparent 70%
  );

  /* Decoration: a few stars that drift where motion is welcome. */
  &::before {
    position: absolute;
    inset: 0 0 -24px;
    background-image:
      radial-gradient(1.5px 1.5px at 12% 30%, var(--color-text-faint), transparent),
      radial-gradient(1px 1px at 28% 72%, var(--color-text-faint), transparent),
      radial-gradient(1.5px 1.5px at 63% 22%, var(--color-text-faint), transparent),
      radial-gradient(1px 1px at 78% 64%, var(--color-text-faint), transparent),
      radial-gradient(2px 2px at 91% 38%, var(--color-text-faint), transparent);
    content: '';
    opacity: 0.7;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${drift} 14s ease-in-out infinite alternate;
    }
  }
`;

const Content = styled(Container)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  padding-block: clamp(56px, 10vw, 120px);
  text-align: center;
`;

const Title = styled.h1`
  max-width: 17ch;
  margin: 0;
  font-size: clamp(2.25rem, 1.4rem + 4vw, 4.25rem);
  font-weight: 800;
  letter-spacing: -0.035em;
  line-height: 1.08;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 56ch;
  margin: 0;
  color: var(--color-text-muted);
  font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
  line-height: 1.6;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

/** What the bot is, and the two ways on: support server and commands (spec 0 §2). */
export function Hero() {
  const { name, supportUrl } = useBrand();
  return (
    <Room>
      <Content>
        <Title>The all-in-one app for Discord</Title>
        <Lead>
          {name} moderates, greets, plays, rewards and keeps order, so that you can be with your
          community instead of looking after it.
        </Lead>
        <Actions>
          <ButtonLink to={supportUrl} newTab size="l">
            Join Discord Server
          </ButtonLink>
          <ButtonLink to="/commands" size="l" variant="secondary">
            View Commands
          </ButtonLink>
        </Actions>
        <Totals />
      </Content>
    </Room>
  );
}
