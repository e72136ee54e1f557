import { memo, use, useEffect, useMemo, useState } from 'react';
import { expandVariables } from '../embed-code/variables.ts';
import { languageOf } from './highlight-languages.ts';
import type { Highlight } from './highlight.ts';
import { ShownSamples } from './shown-samples.ts';

interface CodeBlockProps {
  text: string;
  language?: string;
}

/** A code block, in colours if its language is known. Variables show their samples. */
export const CodeBlock = memo(function CodeBlock({ text, language = '' }: CodeBlockProps) {
  const samples = use(ShownSamples);
  const code = expandVariables(text, samples);
  const highlight = useHighlight(language);
  const parts = useMemo(() => highlight?.(code), [highlight, code]);
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

/** Colours a language; undefined until it is loaded, and for a word that names none. */
function useHighlight(word: string): Highlight | undefined {
  const language = languageOf(word);
  const [loaded, setLoaded] = useState<{ language: string; highlight: Highlight }>();
  useEffect(() => {
    if (!language) return undefined;
    let isCurrent = true;
    import('./highlight.ts')
      .then(({ loadHighlight }) => loadHighlight(language))
      .then(
        (highlight) => isCurrent && setLoaded({ language, highlight }),
        // Without its chunk, the code is shown in one colour.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded && loaded.language === language ? loaded.highlight : undefined;
}
