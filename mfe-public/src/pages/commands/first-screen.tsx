import { marked, markedList } from '@portico/sdk/platform';
import type { CategoryEntry } from '@portico/contracts/rules/commands/screen';
import type { CommandView, Fact, FamilyView } from '@portico/contracts/rules/commands/view';
import { FamilyCard } from '../../commands/command-card.tsx';
import { CommandCards } from '../../commands/command-list.tsx';
import { NoCommands } from '../../commands/no-commands.tsx';
import { CommandsLayout } from '../../commands/commands-layout.tsx';
import { Filters } from '../../commands/filters.tsx';

const command: CommandView = {
  name: marked('name'),
  title: marked('title'),
  id: marked('id'),
  address: { category: marked('address.category'), name: marked('address.name') },
  description: marked('description'),
  category: marked('category'),
  usage: marked('usage'),
  slash: markedList('slash', marked('.')),
  premium: markedList('premium', marked('.')),
  facts: markedList<Fact>('facts', { label: marked('label'), value: marked('value') }),
};

const entries = markedList<CategoryEntry>('entries', {
  label: marked('label'),
  address: marked('address'),
  count: marked('count'),
  current: marked('current'),
});

const families = markedList<FamilyView>('families', {
  key: '',
  root: markedList('root', command),
  heading: markedList('heading', {
    id: marked('id'),
    title: marked('title'),
    names: marked('names'),
    category: marked('category'),
    premium: markedList('premium', marked('.')),
  }),
  folded: markedList('folded', {
    summary: marked('summary'),
    members: markedList('members', command),
  }),
});

const NO_TERMS: readonly string[] = [];
const ignore = () => undefined;

/** Template of a `CommandsScreen` (docs/decisions/0094). */
export default function CommandsFirstScreen() {
  const chosen = { value: '', label: marked('chosen'), detail: marked('chosenCount') };
  return (
    <CommandsLayout
      filters={
        <Filters
          text=""
          onText={ignore}
          category=""
          onCategory={ignore}
          categories={[chosen]}
          disabled
        />
      }
      entries={entries}
      summary={marked('summary')}
    >
      {markedList('notes', marked('.')).map((words) => (
        <NoCommands key="" message={words} />
      ))}
      <CommandCards>
        {families.map((family) => (
          <FamilyCard key="" family={family} terms={NO_TERMS} />
        ))}
      </CommandCards>
    </CommandsLayout>
  );
}
