import { componentView } from '@portico/contracts/rules/status/component-view';
import { IfPage, Link } from '@portico/sdk';
import { media } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceComponentsQuery } from '../../store/store.api.ts';

/** The component that buyers pay for. */
const BOT = 'gateway';

/** Of constant height, so that a late answer shifts nothing: two lines on a phone, then one. */
const Line = styled.p`
  display: grid;
  place-items: center;
  min-height: 48px;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    min-height: 24px;
  }
`;

/** What the status page has measured, beside the claim of the store; empty while that is unknown. */
export function MeasuredUptime() {
  const { data } = useCommerceComponentsQuery();
  const bot = data?.components.find(({ id }) => id === BOT);
  if (!bot || bot.uptime === null) return <Line />;
  const { share, period } = componentView(bot);
  return (
    <Line>
      <IfPage path="/status">
        <Link to="/status">
          Status page: {share} {period}
        </Link>
      </IfPage>
    </Line>
  );
}
