#!/bin/sh
# Brings an image into service on the site of deploy/compose.yaml, without a gap:
#   deploy/roll-out.sh ghcr.io/…@sha256:…
# The migration comes first. It ends this if it fails, or if the image does not answer what live releases call, and the
# replicas that run stay as they are. Then one replica after the other is replaced, when the one before is ready.
set -eu
PORTICO_IMAGE=${1:?an image is missing}
export PORTICO_IMAGE
compose() {
	docker compose --file "$(dirname "$0")/compose.yaml" "$@"
}
docker image inspect "$PORTICO_IMAGE" >/dev/null 2>&1 || docker pull "$PORTICO_IMAGE"
compose run --rm --no-deps migration
for replica in api-1 api-2; do
	compose up --detach --no-deps --no-build --wait --wait-timeout 180 "$replica"
done
# For every later `docker compose up`.
settings="$(dirname "$0")/.env"
sed -i '/^PORTICO_IMAGE=/d' "$settings"
echo "PORTICO_IMAGE=$PORTICO_IMAGE" >>"$settings"
echo "$PORTICO_IMAGE is in service."
