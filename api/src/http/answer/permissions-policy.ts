import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/** Disables browser features that no page uses. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** An `onSend` hook that adds the policy to documents only: browsers ignore the long header elsewhere. */
export function restrictFeatures(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
) {
  const type = reply.getHeader('content-type');
  if (typeof type === 'string' && type.startsWith('text/html')) {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
  }
  done(null, payload);
}
