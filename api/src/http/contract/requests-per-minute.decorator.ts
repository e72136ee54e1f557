import { Reflector } from '@nestjs/core';

/**
 * How many requests a client may send to a route per minute, instead of `RATE_LIMIT`; `Infinity` for any number. A
 * controller may declare it for each of its routes.
 */
export const RequestsPerMinute = Reflector.createDecorator<number>();
