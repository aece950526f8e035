#!/bin/sh
# Restarts the instances behind nginx one after the other, so that no request is lost: nginx sends nothing to the one that
# restarts, what it has begun ends first, and the next one waits until it answers. To upgrade, switch to the new build
# before: docs/operations.md, Upgrading.
#
#   deploy/restart.sh 3001 3002                        fairway@3001 and fairway@3002 of systemd (deploy/fairway@.service)
#   IMAGE=fairway:1.2.3 deploy/restart.sh 3001 3002    containers of this image, by Docker or, with DOCKER=podman, Podman
#   RESTART='…' deploy/restart.sh 3001 3002            this command, in which $PORT is the instance
#
# NGINX_CONF is the file that lists the instances, NGINX_COMMAND its command, ENV_FILE the environment of containers; 3001.env
# beside it adds what is of one alone, such as its METRICS_PORT. An instance waits DRAIN_SECONDS at most until nobody on
# this machine is connected to its port, then SHUTDOWN_SECONDS of the app follow: only nginx should use that port.
set -eu

: "${NGINX_COMMAND:=nginx}" "${NGINX_CONF:=/etc/nginx/nginx.conf}" "${DRAIN_SECONDS:=120}" "${START_SECONDS:=60}"
: "${DOCKER:=docker}" "${IMAGE:=}" "${ENV_FILE:=/etc/fairway/app.env}"

restart() {
  if [ -n "${RESTART:-}" ]; then
    PORT=$1 sh -c "$RESTART"
  elif [ -n "$IMAGE" ]; then
    "$DOCKER" stop -t 30 "fairway-$1" >/dev/null 2>&1 || true
    "$DOCKER" rm -f "fairway-$1" >/dev/null 2>&1 || true
    own=${ENV_FILE%/*}/$1.env
    [ -f "$own" ] || own=$ENV_FILE
    # The network of this machine: the instance listens where nginx asks, and REDIS_URL names a server that this machine
    # reaches. The one of compose.yaml publishes no port. Limits as in compose.yaml.
    "$DOCKER" run -d --name "fairway-$1" --restart unless-stopped --network host \
      --init --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 768m --pids-limit 128 \
      --env-file "$ENV_FILE" --env-file "$own" -e HOSTNAME=127.0.0.1 -e "PORT=$1" "$IMAGE" >/dev/null
  else
    systemctl restart "fairway@$1"
  fi
}

# Takes the instance out of nginx's list, or back into it.
mark() {
  line="^($blank*server$blank+[^ ;]*:$1($blank[^;]*)?)"
  sed -E -i --follow-symlinks "s/$line down;/\1;/" "$NGINX_CONF"
  [ "$2" = up ] || sed -E -i --follow-symlinks "s/$line;/\1 down;/" "$NGINX_CONF"
  $NGINX_COMMAND -t -q
  $NGINX_COMMAND -s reload
  # Until its new workers have taken over.
  sleep 1
}

# Waits until a condition holds. $1: the seconds at most.
await() {
  seconds=$1
  shift
  while ! "$@"; do
    [ "$seconds" -gt 0 ] || return 1
    seconds=$((seconds - 1))
    sleep 1
  done
}

answers() { curl -fsS -o /dev/null --max-time 2 "http://127.0.0.1:$1/healthz" 2>/dev/null; }
# The ports of the other instances to which nginx sends requests.
others() {
  sed -E -n "/ down;/d; s/^$blank*server$blank+[^ ;]*:([0-9]+)($blank[^;]*)?;.*/\1/p" "$NGINX_CONF" | grep -vx "$1"
}
another_answers() {
  for other in $(others "$1"); do
    if answers "$other"; then return 0; fi
  done
  return 1
}
idle() { [ -z "$(ss -Hnt state established "dport = :$1")" ]; }

blank='[[:space:]]'
[ $# -gt 0 ] || { echo "usage: $0 port …" >&2; exit 2; }
for program in curl ss; do
  command -v "$program" >/dev/null || { echo "$program is not installed" >&2; exit 2; }
done
for port in "$@"; do
  grep -Eq "^$blank*server$blank+[^ ;]*:$port($blank|;)" "$NGINX_CONF" ||
    { echo "$NGINX_CONF lists no instance on port $port" >&2; exit 2; }
done

for port in "$@"; do
  another_answers "$port" || { echo "$port: no other instance answers meanwhile; nothing was changed" >&2; exit 1; }
  mark "$port" down
  await "$DRAIN_SECONDS" idle "$port" || echo "$port: still busy after $DRAIN_SECONDS s" >&2
  restart "$port"
  if ! await "$START_SECONDS" answers "$port"; then
    echo "$port: no answer after $START_SECONDS s; nginx sends nothing there, and nothing else was restarted" >&2
    exit 1
  fi
  mark "$port" up
  echo "$port: restarted"
done
