import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField, TextField } from './field.tsx';
import { Pagination, pagesAround } from './pagination.tsx';
import { nextSort, Table } from './table.tsx';
import type { TableColumn, TableSort } from './table.tsx';

interface Fruit {
  name: string;
  price: number;
}

const COLUMNS: TableColumn<Fruit, 'name' | 'price'>[] = [
  { key: 'name', label: 'Name', isSortable: true, cell: ({ name }) => name },
  { key: 'price', label: 'Price', isSortable: true, isNumeric: true, cell: ({ price }) => price },
];
const ROWS = [
  { name: 'Fig', price: 3 },
  { name: 'Kiwi', price: 1 },
];

function Shop({ onSort }: { onSort: (sort: TableSort) => void }) {
  const [sort, setSort] = useState<TableSort<'name' | 'price'>>({ by: 'name', direction: 'desc' });
  return (
    <Table
      label="Fruit"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ name }) => name}
      sort={sort}
      onSort={(by) => {
        const next = nextSort(sort, by);
        setSort(next);
        onSort(next);
      }}
    />
  );
}

describe('Table', () => {
  it('exposes its sort order, and sorts by button', async () => {
    const onSort = jest.fn();
    render(<Shop onSort={onSort} />);
    const heads = within(screen.getByRole('table', { name: 'Fruit' })).getAllByRole('columnheader');
    const orders = () => heads.map((head) => head.getAttribute('aria-sort'));
    expect(orders()).toEqual(['descending', 'none']);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(orders()).toEqual(['ascending', 'none']);
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    expect(orders()).toEqual(['none', 'descending']);
    expect(onSort).toHaveBeenLastCalledWith({ by: 'price', direction: 'desc' });
  });

  it('can be scrolled with the keyboard, and says so, only while it hides a column', () => {
    render(<Shop onSort={() => undefined} />);
    expect(screen.queryByRole('region')).toBeNull();
    const box = screen.getByRole('table').parentElement!;
    const resize = (sizes: object) => {
      Object.assign(box.style, { overflow: 'auto' });
      for (const [name, value] of Object.entries(sizes))
        Object.defineProperty(box, name, { value, configurable: true });
      fireEvent.scroll(box);
    };
    resize({ clientWidth: 300, scrollWidth: 700 });
    const region = screen.getByRole('region', { name: 'Fruit, scrollable' });
    expect(region).toHaveAttribute('tabindex', '0');
    const edges = () => ({ ...region.parentElement!.dataset });
    expect(edges()).toEqual({ after: 'true' });
    resize({ scrollLeft: 200 });
    expect(edges()).toEqual({ before: 'true', after: 'true' });
    resize({ scrollLeft: 400, clientHeight: 500, scrollHeight: 900 });
    expect(edges()).toEqual({ before: 'true', below: 'true' });
    resize({ clientWidth: 700, scrollLeft: 0, scrollHeight: 500 });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('Pagination', () => {
  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} onPage={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('leads to the next page, the previous one, and a page by number', async () => {
    const go = jest.fn();
    render(<Pagination page={2} pages={9} onPage={go} />);
    expect(screen.getByText('Page 2 of 9')).toBeInTheDocument();
    // Phones hide the numbers, and jsdom's page without a width counts as a phone.
    const button = (name: string) => screen.getByRole('button', { name, hidden: true });
    const press = (name: string) => userEvent.click(button(name));
    await press('Previous');
    await press('Next');
    await press('Page 9');
    expect(go.mock.calls).toEqual([[1], [3], [9]]);
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 20, '1 … 4 5 6 7 8 … 20'],
  ])('shows the right numbers around page %i of %i', (page, pages, shown) => {
    expect(
      pagesAround(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});

describe('fields', () => {
  it('have accessible names, and describe themselves by their error', async () => {
    const typed = jest.fn();
    render(
      <>
        <SearchField label="Search fruit" value="" onChange={typed} />
        <TextField label="Price" value="x" onChange={typed} error="must be a number" />
      </>,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search fruit' }), 'f');
    expect(typed).toHaveBeenCalledWith('f');
    const price = screen.getByRole('textbox', { name: 'Price' });
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription('must be a number');
  });
});

test('a column that is no number and no time is not marked as one', () => {
  const no = { isNumeric: false, isTime: false };
  render(
    <Table
      label="Fruit"
      columns={COLUMNS.map((column) => ({ ...column, ...no }))}
      rows={ROWS}
      rowKey={({ name }) => name}
    />,
  );
  for (const cell of [...screen.getAllByRole('cell'), ...screen.getAllByRole('columnheader')]) {
    expect(cell).not.toHaveAttribute('data-numeric');
    expect(cell).not.toHaveAttribute('data-time');
  }
});
