import { useEffect, useRef, useState } from 'react';
import type { Plan } from '@portico/contracts/store/schema';
import { Button } from '@portico/ui';
import { amountOf, cheaperPlan, coversServers, isPerServer } from '@portico/contracts/store/plans';
import { formatMoney } from '@portico/sdk/rules/money';
import { perServerOf, savingsOf } from '@portico/contracts/rules/plan-view';
import { Frame, PlanFeatures, PlanText, Popular } from './plan-parts.tsx';
import { Bottom, CheaperPlan, InDiscord, PerServer, Quantity } from './plan-purchase.tsx';
import { TaxNote } from '../../store/tax-note.tsx';

interface PlanCardProps {
  plan: Plan;
  /** All plans of the store. */
  plans: readonly Plan[];
  /** Whether a sign-in returned to this plan. */
  isChosen: boolean;
  /** From the URL; a number that the plan does not allow is ignored. */
  initialServers: number;
  /** The plan whose checkout is running; disables all buttons. */
  buying: string | null;
  onBuy: (servers: number) => void;
}

/** A plan of the store with its buy button. */
export function PlanCard({ plan, plans, isChosen, initialServers, buying, onBuy }: PlanCardProps) {
  const hasChoice = isPerServer(plan);
  const hasInitialServers = hasChoice && coversServers(plan, initialServers);
  const [text, setText] = useState(String(hasInitialServers ? initialServers : plan.servers));
  const servers = Number(text);
  const isValid = !hasChoice || coversServers(plan, servers);
  // After a sign-in the chosen plan is scrolled into view, also on a phone.
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const covered = isValid && hasChoice ? servers : plan.servers;
  const amount = amountOf(plan, covered);
  const cheaper = hasChoice ? cheaperPlan(plans, plan, covered) : undefined;
  return (
    <Frame ref={frame} forwardedAs="li" $isPopular={plan.popular} $isChosen={isChosen}>
      {plan.popular && <Popular>MOST POPULAR</Popular>}
      <PlanText
        view={{ ...plan, savings: savingsOf(plan) }}
        price={formatMoney(amount, plan.currency)}
        tax={<TaxNote amount={amount} currency={plan.currency} />}
      />
      <Bottom>
        <div>
          {hasChoice && (
            <Quantity>
              Servers
              <input
                type="number"
                inputMode="numeric"
                min={plan.servers}
                max={plan.maxServers}
                step={1}
                value={text}
                aria-invalid={!isValid}
                onChange={(event) => setText(event.target.value)}
                onBlur={() => isValid || setText(String(plan.servers))}
              />
            </Quantity>
          )}
          <div aria-live="polite">
            {cheaper ? (
              <CheaperPlan
                name={cheaper.plan.name}
                servers={cheaper.servers}
                price={formatMoney(cheaper.amount, plan.currency)}
              />
            ) : (
              perServerOf(amount, covered, plan.currency).map((price) => (
                <PerServer key={price} price={price} />
              ))
            )}
          </div>
        </div>
        <Button
          size="l"
          variant={plan.popular ? 'primary' : 'secondary'}
          disabled={buying !== null || !isValid}
          onClick={() => onBuy(servers)}
        >
          {buying === plan.id ? 'Processing...' : `Buy ${plan.name}`}
        </Button>
      </Bottom>
      {plan.discordUrl !== undefined && <InDiscord name={plan.name} href={plan.discordUrl} />}
      <PlanFeatures features={plan.features} />
    </Frame>
  );
}
