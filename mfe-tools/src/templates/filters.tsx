import { SegmentedControl } from '@portico/ui';
import { styled } from 'styled-components';
import { Input } from '../builder/ui/inputs.styles.ts';

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-bottom: var(--space-5);

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 200px auto;
  }
`;

const VIEWS = [
  { value: 'live', label: 'Live preview' },
  { value: 'picture', label: 'Picture' },
] as const;
export type View = (typeof VIEWS)[number]['value'];

interface FiltersProps {
  search: string;
  /** Category in lower case; empty for all. */
  category: string;
  view: View;
  disabled: boolean;
  /** Of the site pack, in their order. */
  categories: readonly string[];
  /** Number of templates of a category; undefined for all. */
  countOf: (category?: string) => number;
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
  onView: (view: View) => void;
}

/** Search, category and view of the gallery. */
export function Filters(props: FiltersProps) {
  const { search, category, view, disabled, categories, countOf } = props;
  return (
    <Bar role="search">
      <Input
        type="search"
        name="search"
        aria-label="Search templates"
        placeholder="Search templates..."
        value={search}
        disabled={disabled}
        onChange={(event) => props.onSearch(event.currentTarget.value)}
      />
      <Input
        as="select"
        name="category"
        aria-label="Category"
        value={category}
        disabled={disabled}
        onChange={(event) => props.onCategory(event.currentTarget.value)}
      >
        <option value="">{`All${disabled ? '' : ` (${countOf()})`}`}</option>
        {categories.map((name) => (
          <option
            key={name}
            value={name.toLowerCase()}
          >{`${name}${disabled ? '' : ` (${countOf(name)})`}`}</option>
        ))}
      </Input>
      <SegmentedControl label="Card view" options={VIEWS} value={view} onChange={props.onView} />
    </Bar>
  );
}
