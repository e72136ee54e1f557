/**
 * The time of one call in a session, with its whole answer, in milliseconds.
 * @throws Error for an answer that is not a success
 */
export async function timeAnswer(url: string, session: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers: { cookie: `session=${session}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - from;
}
