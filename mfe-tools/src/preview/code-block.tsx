import { memo, use, useEffect, useMemo, useState } from 'react';
import { useBot } from '../bot-context.ts';
import { expandVariables } from '../embed-code/variables.ts';
import { ShownSamples } from './shown-samples.ts';

type Highlight = (typeof import('./highlight.ts'))['highlight'];

interface CodeBlockProps {
  text: string;
  language?: string;
}

/** A code block, in colors if its language is known. Variables show their samples. */
export const CodeBlock = memo(function CodeBlock({ text, language }: CodeBlockProps) {
  const code = expandVariables(text, useBot(), use(ShownSamples));
  const highlight = useHighlight(language !== undefined);
  const parts = useMemo(
    () => (language === undefined ? undefined : highlight?.(code, language)),
    [highlight, code, language],
  );
  return (
    <code className="code-block">
      {parts?.map(({ kind, text: part }, index) =>
        kind === undefined ? (
          part
        ) : (
          <span key={index} className={kind}>
            {part}
          </span>
        ),
      ) ?? code}
    </code>
  );
});

/** The highlighter, loaded when a code block names a language. Without it, code has one color. */
function useHighlight(isNeeded: boolean): Highlight | undefined {
  const [loaded, setLoaded] = useState<Highlight>();
  useEffect(() => {
    if (isNeeded) {
      import('./highlight.ts').then(
        ({ highlight }) => setLoaded(() => highlight),
        () => undefined,
      );
    }
  }, [isNeeded]);
  return loaded;
}
