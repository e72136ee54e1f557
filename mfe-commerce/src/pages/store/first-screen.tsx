import { marked, markedList } from '@portico/sdk/platform';
import type { PlanView, StoreScreen, TermsView } from '@portico/contracts/rules/plan-view';
import { Button, Stack } from '@portico/ui';
import { ConsentBox } from '../../store/consent-box.tsx';
import { Closed } from './closed.tsx';
import { Bottom, Cards, Frame, PlanText, Popular, Quantity } from './plan-parts.tsx';
import { StoreLayout } from './store-layout.tsx';
import { TaxLine } from './tax-note.tsx';
import { TermsText } from './terms.tsx';

const plan: PlanView = {
  id: marked('id'),
  name: marked('name'),
  description: marked('description'),
  price: marked('price'),
  tax: marked('tax'),
  savings: markedList('savings', marked('.')),
  features: markedList('features', marked('.')),
  quantity: markedList('quantity', marked('.')),
};

const terms: TermsView = {
  tax: marked('tax'),
  discounts: markedList('discounts', marked('.')),
  imprint: markedList('imprint', { name: marked('name'), href: marked('href') }),
};

const screen: StoreScreen = {
  plans: markedList('plans', {
    popular: markedList('popular', plan),
    plain: markedList('plain', plan),
  }),
  ...terms,
  terms: markedList('terms', terms),
  closed: markedList('closed', marked('.')),
};

const ignore = () => undefined;

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
        <Button size="l" variant={isPopular ? 'primary' : 'secondary'}>
          Buy {view.name}
        </Button>
      </Bottom>
    </Frame>
  );
}

/** Template of a `StoreScreen` (docs/decisions/0094). */
export default function StoreFirstScreen() {
  return (
    <StoreLayout>
      <Stack gap={5}>
        {screen.closed.map((title) => (
          <Closed key={title} title={title} />
        ))}
        {screen.terms.map(({ tax }) => (
          <ConsentBox
            key={tax}
            value={false}
            onChange={ignore}
            isRequired={false}
            isMissing={false}
          />
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
