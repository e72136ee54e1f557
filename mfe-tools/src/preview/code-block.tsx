import { memo, use, useEffect, useMemo, useState } from 'react';
import { expandVariables } from '../embed-code/variables.ts';
import { ShownSamples } from './shown-samples.ts';

type Highlighter = typeof import('./highlight.ts');

interface CodeBlockProps {
  text: string;
  language?: string;
}

/** A code block, in colours if its language is known. Variables show their samples. */
export const CodeBlock = memo(function CodeBlock({ text, language }: CodeBlockProps) {
  const code = expandVariables(text, use(ShownSamples));
  const highlighter = useHighlighter(language !== undefined);
  const parts = useMemo(
    () => (language === undefined ? undefined : highlighter?.highlight(code, language)),
    [highlighter, code, language],
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

/** The highlighter, loaded when a code block names a language. Without it, code has one colour. */
function useHighlighter(isNeeded: boolean): Highlighter | undefined {
  const [loaded, setLoaded] = useState<Highlighter>();
  useEffect(() => {
    if (isNeeded) {
      import('./highlight.ts').then(
        (highlighter) => setLoaded(highlighter),
        () => undefined,
      );
    }
  }, [isNeeded]);
  return loaded;
}
