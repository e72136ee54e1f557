import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select.tsx';
import { stepOf, typeAhead } from './select-keys.ts';

const options = ['All', 'Economy', 'Emoji', 'Voice'].map((label) => ({
  value: label.toLowerCase(),
  label,
  detail: '(3)',
}));

function Page({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState('all');
  return (
    <>
      <Select
        label="Category"
        options={options}
        value={value}
        onChange={setValue}
        disabled={disabled}
      />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Category' });

describe('Select', () => {
  it('opens, marks the chosen option and selects another by pointer', async () => {
    render(<Page />);
    expect(box()).toHaveTextContent('All (3)');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(box());
    expect(screen.getByRole('option', { name: 'All (3)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: /Voice/ }));
    expect(screen.getByRole('status')).toHaveTextContent('voice');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveFocus();
  });

  it('is operable by keyboard alone', async () => {
    render(<Page />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('economy');
    await userEvent.keyboard('e{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('emoji');
    await userEvent.keyboard('{Enter}{End}{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('emoji');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when focus leaves, and does nothing while disabled', async () => {
    const { rerender } = render(<Page />);
    await userEvent.click(box());
    await userEvent.tab();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    rerender(<Page disabled />);
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('keyboard navigation of a list', () => {
  it('does not wrap around', () => {
    expect(stepOf('ArrowUp', 0, 4)).toBe(0);
    expect(stepOf('PageDown', 1, 4)).toBe(3);
    expect(stepOf('End', 0, 4)).toBe(3);
  });

  it('steps through the options of a letter, and finds typed text', () => {
    expect(typeAhead(options, 'e', 0)).toBe(1);
    expect(typeAhead(options, 'ee', 1)).toBe(2);
    expect(typeAhead(options, 'em', 1)).toBe(2);
    expect(typeAhead(options, 'x', 2)).toBe(2);
  });
});
