import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from 'shared/sdk/host';
import { SdkTestProvider } from 'shared/sdk/testing';
import TemplatesPage from './page.tsx';
import { templates } from './templates.ts';

function Toasts() {
  return useToasts().map((one) => <p key={one.id}>{`${one.title} (${one.durationMs})`}</p>);
}

describe('the templates page', () => {
  it('[spec0 §8] copies a template and says so for 2 seconds', async () => {
    const user = userEvent.setup();
    render(
      <SdkTestProvider path="/templates">
        <TemplatesPage />
        <Toasts />
      </SdkTestProvider>,
    );
    const [first] = templates;
    await user.click(screen.getByRole('button', { name: `Copy ${first?.name}` }));
    expect(await screen.findByText('Copied to clipboard (2000)')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(first?.code);
  });

  it('names the command that each template is for, with the prefix of the deployment', () => {
    render(
      <SdkTestProvider path="/templates" brand={{ prefix: '!' }}>
        <TemplatesPage />
      </SdkTestProvider>,
    );
    for (const { name, command } of templates) {
      expect(screen.getByRole('article', { name })).toHaveTextContent(`For !${command}`);
    }
  });
});

describe('templates', () => {
  it.each(templates.map(({ name, code }) => [name, code]))(
    '[spec0 §9] %s begins with the marker and is parts of balanced braces',
    (_, code) => {
      const [marker, ...parts] = code
        .split(' && {')
        .map((part, index) => (index ? `{${part}` : part));
      expect(marker).toBe('{embed}');
      for (const part of parts) {
        expect(part).toMatch(/^\{(title|description|color|footer|thumbnail): [\s\S]+\}$/);
        expect(part.split('{')).toHaveLength(part.split('}').length);
      }
    },
  );
});
