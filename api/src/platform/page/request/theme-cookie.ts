import { themeChoiceOf, type ThemeChoice } from '@portico/sdk/rules/theme-choice';
import type { FastifyRequest } from 'fastify';
import { readHostCookie } from '../../../http/request/host-cookie.ts';

/** The theme that the visitor has chosen; the shell sets the cookie. */
export const themeOf = (request: FastifyRequest): ThemeChoice =>
  themeChoiceOf(readHostCookie(request, 'theme'));
