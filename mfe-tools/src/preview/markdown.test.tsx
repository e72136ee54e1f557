import { render as renderBare, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BotContext } from '../bot-context.ts';
import { DEMO_BOT } from '../embed-code/demo-bot.ts';
import { ShownSamples } from './shown-samples.ts';
import { Content, Markdown } from './markdown.tsx';
import { PreviewRoot } from './preview-root.styles.ts';

/** In a preview, which translation leaves alone. */
const render = (message: ReactNode) =>
  renderBare(message, {
    wrapper: ({ children }) => (
      <BotContext value={DEMO_BOT}>
        <PreviewRoot>{children}</PreviewRoot>
      </BotContext>
    ),
  });

const kinds = (container: HTMLElement) =>
  [...container.querySelectorAll('.code-block span')].map(
    ({ className, textContent }) => `${className} ${textContent}`,
  );

describe('a code block', () => {
  it('is in colors if its language is known, also under another name', async () => {
    const { container } = render(<Markdown text={'```JS\nconst a = "<b>&amp;";\n```'} />);
    await waitFor(() =>
      expect(kinds(container)).toEqual(['hljs-keyword const', 'hljs-string "<b>&amp;"']),
    );
    expect(container.querySelector('.code-block')?.textContent).toBe('const a = "<b>&amp;";');
    expect(container.querySelector('b')).toBeNull();
  });

  it.each(['', 'nope', 'constructor'])('is plain with the language %j', async (word) => {
    const { container } = render(
      <Markdown text={`\`\`\`${word}\nconst a;\n\`\`\`\n\`\`\`js\nlet b;\n\`\`\``} />,
    );
    await waitFor(() => expect(kinds(container)).toEqual(['hljs-keyword let']));
  });

  it('is plain if it is longer than the highlighter may read at once', async () => {
    const long = 'let a;\n'.repeat(1000);
    const { container } = render(
      <Markdown text={`\`\`\`js\n${long}\`\`\`\n\`\`\`js\nlet b;\n\`\`\``} />,
    );
    await waitFor(() => expect(kinds(container)).toEqual(['hljs-keyword let']));
  });

  it('shows samples of variables, also in colors', async () => {
    const { container } = render(
      <ShownSamples value={new Map([['user.name', '"juniper"']])}>
        <Markdown text={'```json\n{user.name}\n```'} />
      </ShownSamples>,
    );
    await waitFor(() => expect(kinds(container)).toEqual(['hljs-string "juniper"']));
  });

  it('is hidden in a spoiler', () => {
    render(<Markdown text={'||a\n```\nb\n```||'} />);
    const spoiler = screen.getByRole('button', { name: 'Show spoiler' });
    expect(spoiler.querySelector('.code-block')).toHaveTextContent('b');
  });
});

test('a word in braces that the bot does not know stays as it is typed', () => {
  const { container } = render(<Markdown text="_{nope_a}_ {user.name}" />);
  expect(container).toHaveTextContent('{nope_a} juniper');
  expect(container.querySelector('em')).toHaveTextContent('{nope_a}');
});

describe('blocks', () => {
  it.each([
    ['**a\n> b**', 'strong > blockquote', 'b'],
    ['||a\n- b||', '.spoiler ul > li', 'b'],
    ['### - a', '.h3 > ul > li', 'a'],
    ['> -# a', 'blockquote > .subtext', 'a'],
    ['- a\n  1. b', 'li > ul > li[data-marker="1."]', 'b'],
    ['a\n\n# b', '.paragraph > div > .h1', 'b'],
  ])('of %j are elements in their marks and blocks', (text, selector, content) => {
    const problems = jest.spyOn(console, 'error');
    const { container } = render(<Markdown text={text} />);
    expect(container.querySelector(selector)?.textContent).toBe(content);
    expect(problems).not.toHaveBeenCalled();
  });

  it('keep the lines between them, and each line is an element that is drawn again alone', () => {
    const { container } = render(<Markdown text={'a\n\n- b\n  c\n> d\ne'} />);
    const lines = [...container.querySelectorAll('.paragraph > div')];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['a', '', 'b\nc', 'd', 'e']);
  });
});

describe('emoji', () => {
  it('have Unicode characters or names', async () => {
    const { container } = render(
      <Markdown text=":tada: :heart: :thumbsup_tone3: :nope: 10:30:00" />,
    );
    await waitFor(() => expect(container).toHaveTextContent('🎉 ❤️ 👍🏽 :nope: 10:30:00'));
  });

  it('are large if a message has no other text', async () => {
    const { container, rerender } = render(<Content text={':tada:\n<:a:1> 😀'} />);
    await waitFor(() => expect(container.querySelector('.jumbo')).toHaveTextContent('🎉 😀'));
    rerender(<Content text="- 😀" />);
    expect(container.querySelector('.jumbo')).toBeNull();
    rerender(<Content text="😀 a" />);
    expect(container.querySelector('.jumbo')).toBeNull();
    rerender(<Markdown text="😀" />);
    expect(container.querySelector('.jumbo')).toBeNull();
  });
});
