import { Reflector } from '@nestjs/core';
import { SkipThrottle, Throttle } from '@nestjs/throttler';
import { declaredLimit, WINDOW_MS } from './declared-limit.ts';

@Throttle({ default: { limit: 7, ttl: WINDOW_MS } })
class Limited {
  @Throttle({ default: { limit: 3, ttl: WINDOW_MS } })
  own() {}
  @SkipThrottle()
  free() {}
  @Throttle({ default: { limit: 3, ttl: 1000 } })
  often() {}
  other() {}
}
class Plain {
  any() {}
}

const limitOf = (controller: typeof Limited | typeof Plain, name: string) =>
  declaredLimit(new Reflector(), [
    Reflect.get(controller.prototype, name) as () => unknown,
    controller,
  ]);

test('the limit of a route is its own, that of its controller, none, or not stated', () => {
  expect(limitOf(Limited, 'own')).toBe(3);
  expect(limitOf(Limited, 'other')).toBe(7);
  expect(limitOf(Limited, 'free')).toBe(Infinity);
  expect(limitOf(Plain, 'any')).toBeUndefined();
});

test('a limit of another time is refused with the name of its controller', () => {
  expect(() => limitOf(Limited, 'often')).toThrow(
    'Limited: the rate limit counts in windows of a minute',
  );
});
