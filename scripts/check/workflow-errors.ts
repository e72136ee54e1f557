import { build } from 'esbuild';
import { ROOT } from '../bootstrap/paths.mjs';

type Parser = typeof import('@actions/workflow-parser');

/**
 * GitHub's own parser. It is bundled first, because it imports JSON files in a way that Node refuses.
 */
async function loadParser(): Promise<Parser> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@actions/workflow-parser'", resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // The package `yaml` is CommonJS and asks for modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire('/');",
    },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Parser;
}

/**
 * Finds what GitHub would refuse in workflows: unknown keys, missing jobs, expressions without a value.
 * @param files name and text of each workflow
 * @returns sentences with file, line and column
 */
export async function workflowErrors(
  files: readonly { name: string; text: string }[],
): Promise<string[]> {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await loadParser();
  const errors: string[] = [];
  for (const { name, text: content } of files) {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    errors.push(...context.errors.getErrors().map(({ message }) => message));
  }
  return errors;
}
