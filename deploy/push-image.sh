#!/bin/sh
# Pushes the image "portico" and writes its address with the digest as the output "image" of a workflow's step.
#   IMAGE=ghcr.io/…:… REGISTRY_USER=… REGISTRY_TOKEN=… GITHUB_OUTPUT=… deploy/push-image.sh
set -eu
IMAGE=$(printf %s "$IMAGE" | tr '[:upper:]' '[:lower:]')
printf %s "$REGISTRY_TOKEN" | docker login "${IMAGE%%/*}" --username "$REGISTRY_USER" --password-stdin
docker tag portico "$IMAGE"
docker push "$IMAGE"
digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$IMAGE")
echo "image=$digest" >>"$GITHUB_OUTPUT"
