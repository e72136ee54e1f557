import { marked, markedList } from '@portico/sdk/platform';
import type { PlanView, StoreScreen, TermsView } from '@portico/contracts/rules/plan-view';
import type { Coverage } from '@portico/contracts/pack/store';
import type { Store } from '@portico/contracts/store/schema';
import { Button, Stack } from '@portico/ui';
import { Closed } from './closed.tsx';
import { Cards, Frame, PlanFeatures, PlanText, Popular } from './plan-parts.tsx';
import { Bottom, InDiscord, PerServer, Quantity } from './plan-purchase.tsx';
import { StoreLayout } from './store-layout.tsx';
import { TaxLine } from '../../store/tax-note.tsx';
import { TermsText } from './terms.tsx';

const coverageIn = (name: string): Coverage => ({
  yes: markedList(`${name}.yes`, marked('.')),
  no: markedList(`${name}.no`, marked('.')),
  text: markedList(`${name}.text`, marked('.')),
});

const plan: PlanView = {
  id: marked('id'),
  name: marked('name'),
  description: marked('description'),
  price: marked('price'),
  tax: marked('tax'),
  savings: markedList('savings', marked('.')),
  perServer: markedList('perServer', marked('.')),
  features: markedList('features', marked('.')),
  quantity: markedList('quantity', marked('.')),
  discord: markedList('discord', marked('.')),
};

const terms: TermsView = {
  tax: marked('tax'),
  prices: marked('prices'),
  consent: marked('consent'),
  discounts: markedList('discounts', marked('.')),
  guarantee: markedList('guarantee', marked('.')),
  discord: markedList('discord', marked('.')),
  imprint: markedList('imprint', { name: marked('name'), href: marked('href') }),
};

const texts: Store = {
  title: marked('store.title'),
  description: '',
  lead: marked('store.lead'),
  promises: markedList('store.promises', { icon: marked('icon'), text: marked('text') }),
  comparison: {
    title: marked('store.comparison.title'),
    text: marked('store.comparison.text'),
    groups: markedList('store.comparison.groups', {
      title: marked('title'),
      rows: markedList('rows', {
        label: marked('label'),
        free: coverageIn('free'),
        licensed: coverageIn('licensed'),
      }),
    }),
  },
  questions: {
    title: marked('store.questions.title'),
    entries: markedList('store.questions.entries', {
      question: marked('question'),
      answer: marked('answer'),
    }),
  },
};
const screen: StoreScreen = {
  plans: markedList('cards.plans', {
    popular: markedList('popular', plan),
    plain: markedList('plain', plan),
  }),
  ...terms,
  terms: markedList('cards.terms', terms),
  closed: markedList('cards.closed', marked('.')),
};

function Plan({ view, isPopular }: { view: PlanView; isPopular: boolean }) {
  return (
    <Frame forwardedAs="li" $isPopular={isPopular} $isChosen={false}>
      {isPopular && <Popular>MOST POPULAR</Popular>}
      <PlanText view={view} price={view.price} tax={<TaxLine>{view.tax}</TaxLine>} />
      <Bottom>
        {view.quantity.map((label) => (
          <Quantity key={label}>
            {label}
            <input type="number" min={1} step={1} defaultValue={1} />
          </Quantity>
        ))}
        {view.perServer.map((price) => (
          <PerServer key={price} price={price} />
        ))}
        <Button size="l" variant={isPopular ? 'primary' : 'secondary'}>
          Buy {view.name}
        </Button>
      </Bottom>
      {view.discord.map((href) => (
        <InDiscord key={href} name={view.name} href={href} />
      ))}
      <PlanFeatures features={view.features} />
    </Frame>
  );
}

/** Template of a `StoreScreen` (docs/decisions/0094). */
export default function StoreFirstScreen() {
  return (
    <StoreLayout texts={texts}>
      <Stack gap={5}>
        {screen.closed.map((title) => (
          <Closed key={title} title={title} />
        ))}
        <Cards aria-label="Plans">
          {screen.plans.map(({ popular, plain }) => [
            popular.map((view) => <Plan key={view.id} view={view} isPopular />),
            plain.map((view) => <Plan key={view.id} view={view} isPopular={false} />),
          ])}
        </Cards>
        {screen.terms.map((view) => (
          <TermsText key={view.tax} {...view} />
        ))}
      </Stack>
    </StoreLayout>
  );
}
