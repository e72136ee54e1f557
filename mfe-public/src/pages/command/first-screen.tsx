import { marked, markedList } from '@portico/sdk/platform';
import type { CommandPageView } from '@portico/contracts/rules/commands/page-view';
import { CommandScreen } from '../../commands/command-screen.tsx';

const address = (path = 'address') => ({
  category: marked(`${path}.category`),
  name: marked(`${path}.name`),
});

const view: CommandPageView = {
  address: address(),
  name: marked('name'),
  title: marked('title'),
  description: marked('description'),
  categories: markedList('categories', { label: marked('label'), address: marked('address') }),
  premium: markedList('premium', marked('.')),
  forms: markedList('forms', { label: marked('label'), text: marked('text') }),
  example: markedList('example', marked('.')),
  facts: markedList('facts', { label: marked('label'), value: marked('value') }),
  parameters: markedList('parameters', {
    title: marked('title'),
    entries: markedList('entries', { name: marked('name'), need: marked('need') }),
  }),
  related: markedList('related', {
    title: marked('title'),
    entries: markedList('entries', {
      title: marked('title'),
      address: address(),
      description: marked('description'),
    }),
  }),
};

/** Template of a `CommandPageView` (docs/decisions/0094). */
export default function CommandFirstScreen() {
  return <CommandScreen view={view} />;
}
