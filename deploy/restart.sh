#!/bin/sh
# Restarts the instances behind nginx one after the other without losing a request: nginx sends nothing to an instance
# that restarts, that instance first finishes its requests, and the next instance waits until this one answers again. To
# upgrade, install the new build before: docs/deploy.md, Upgrading.
#
#   deploy/restart.sh 3001 3002                        restarts the systemd services fairway@3001 and fairway@3002
#   IMAGE=fairway:1.2.3 deploy/restart.sh 3001 3002    restarts containers of this image with Docker (DOCKER=podman: Podman)
#   RESTART='…' deploy/restart.sh 3001 3002            runs this command with the instance's port in $PORT. It must wait
#                                                      until the old process has ended, start the new one and return:
#     RESTART='kill "$(cat /run/fairway-$PORT.pid)"; tail --pid="$(cat /run/fairway-$PORT.pid)" -f /dev/null; start-fairway'
#
# NGINX_CONF is the file that lists the instances. NGINX_COMMAND runs nginx. ENV_FILE holds the environment of the
# containers; 3001.env beside it holds the variables of one instance, such as METRICS_PORT. Before a restart the script
# waits at most DRAIN_SECONDS until no process on this machine is connected to the port, so only nginx should use that
# port. The app then waits SHUTDOWN_SECONDS more.
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
    # The container uses this machine's network, so the instance listens where nginx connects, and REDIS_URL must name a
    # Redis server that this machine reaches. The Redis of compose.yaml publishes no port. The limits equal those of
    # compose.yaml.
    "$DOCKER" run -d --name "fairway-$1" --restart unless-stopped --network host \
      --init --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 768m --pids-limit 128 \
      --env-file "$ENV_FILE" --env-file "$own" -e HOSTNAME=127.0.0.1 -e "PORT=$1" "$IMAGE" >/dev/null
  else
    systemctl restart "fairway@$1"
  fi
}

# Marks the instance as `down` in nginx's list, or removes the mark.
mark() {
  line="^($blank*server$blank+[^ ;]*:$1($blank[^;]*)?)"
  sed -E -i --follow-symlinks "s/$line down;/\1;/" "$NGINX_CONF"
  [ "$2" = up ] || sed -E -i --follow-symlinks "s/$line;/\1 down;/" "$NGINX_CONF"
  $NGINX_COMMAND -t -q
  $NGINX_COMMAND -s reload
  # nginx needs a moment to start workers with the new list.
  sleep 1
}

# Waits until a command succeeds. $1: the time limit in seconds.
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

# A new process compiles its code during the first pages. Sign-in pages need no session.
warm_up() {
  for _ in 1 2 3 4 5 6 7 8; do
    curl -fsS -o /dev/null --max-time 10 "http://127.0.0.1:$1/login" 2>/dev/null || true
  done
}

for port in "$@"; do
  if ! await "$START_SECONDS" another_answers "$port"; then
    echo "$port: not restarted, because no other instance answered within $START_SECONDS s." >&2
    echo "Run $0 again for this port and those after it; until then they run the former build." >&2
    exit 1
  fi
  mark "$port" down
  await "$DRAIN_SECONDS" idle "$port" || echo "$port: still busy after $DRAIN_SECONDS s" >&2
  restart "$port"
  if ! await "$START_SECONDS" answers "$port"; then
    echo "$port: no answer after $START_SECONDS s; nginx sends it no requests, and the other instances were not restarted" >&2
    exit 1
  fi
  warm_up "$port"
  mark "$port" up
  echo "$port: restarted"
done
