import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOT_API_VERSIONS, VERSION_HEADER } from '@portico/sdk/contracts/ingest/version';
import { ProblemError } from '../problem/problem.ts';

const isAnswered = (version: unknown): version is (typeof BOT_API_VERSIONS)[number] =>
  (BOT_API_VERSIONS as readonly unknown[]).includes(version);

/**
 * Names the version of a bot's call in its answer. A call that names none gets the oldest one.
 * @throws ProblemError 400 for a version that the API does not answer
 */
export function agreeOnVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  const version = headers[VERSION_HEADER] ?? BOT_API_VERSIONS[0];
  if (!isAnswered(version)) {
    const versions = BOT_API_VERSIONS.join(', ');
    throw new ProblemError(
      400,
      `This site does not answer the version in the header Portico-Version. It answers: ${versions}. Send one of them, or update the site or the bot's client.`,
      { kind: 'unknown-version' },
    );
  }
  void reply.header(VERSION_HEADER, version);
}
