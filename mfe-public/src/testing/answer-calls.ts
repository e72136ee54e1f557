import { setDocumentData } from '@portico/sdk/host';

/**
 * Answers calls of the page under test; any other one gets a 404.
 * @param answers path -> answer, or its whole response
 * @returns the paths of the calls, live
 */
export function answerCalls(answers: Readonly<Record<string, unknown>>): string[] {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = url as string;
    calls.push(path);
    const answer = answers[path];
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(
      answer === undefined
        ? Response.json({ status: 404 }, { status: 404 })
        : Response.json(answer),
    );
  });
  return calls;
}

afterEach(() => {
  setDocumentData();
  jest.restoreAllMocks();
});
