#!/bin/sh
# Starts the composition of compose.yaml under another name, upgrades it, and restores a backup of it into a new one
# and into the same. Needs root, curl, openssl, and Docker with its images of Node, Debian, PostgreSQL and Caddy;
# ports 80 and 443. Nothing is left but the images.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
project=gdb-audit-check

compose() {
  docker compose --project-name $project --env-file "$work/env" --file compose.yaml "$@"
}

finish() {
  status=$?
  trap - EXIT
  touch "$work/stop"
  [ $status = 0 ] || compose logs --tail 20 >&2 || true
  compose down --volumes --remove-orphans || status=1
  rm -rf "$work"
  exit $status
}

fail() {
  echo "check-compose.sh: $*" >&2
  exit 1
}

expect() {
  found=$(curl --silent --insecure --output /dev/null --write-out '%{http_code}' "$2")
  [ "$found" = "$1" ] || fail "$2 responds with $found instead of $1."
}

start() {
  compose up --detach --build
  # Caddy has a certificate authority of its own for this name.
  curl --silent --insecure --fail --output /dev/null \
    --retry 60 --retry-delay 1 --retry-all-errors https://localhost/healthz/ready
}

# Requests until the file `stop` is there, as those of users.
request_pages() {
  while [ ! -e "$work/stop" ]; do
    curl --silent --insecure --output /dev/null --max-time 20 --write-out '%{http_code}\n' https://localhost/ || true
    sleep 0.1
  done >"$work/responses"
}

# The steps of docs/operations/upgrade.md, to the same release under another name.
upgrade() {
  request_pages &
  requests=$!
  sed -i 's/^VERSION=.*/VERSION=check-next/' "$work/env"
  compose build
  ! compose run --rm -T --no-deps --env WELCOME_CREDITS=ten migrate || fail 'a failed migration is no failure.'
  compose run --rm -T --no-deps migrate
  compose up --detach --wait --no-deps --no-recreate --scale server=3 server
  compose up --detach --wait --no-deps server
  compose up --detach
  touch "$work/stop"
  wait $requests
  # shellcheck disable=SC2046 # a list of containers
  images=$(docker inspect --format '{{.Config.Image}}' $(compose ps --quiet server) | tr '\n' ' ')
  [ "$images" = 'gdb-audit:check-next gdb-audit:check-next ' ] || fail "the servers are of $images."
  failed=$(grep -cv '^200$' "$work/responses" || true)
  [ "$failed" = 0 ] || fail "$failed of $(wc -l <"$work/responses") requests failed during the upgrade."
}

database() {
  compose exec -T database psql --username=gdb_audit --tuples-only --no-align "$@"
}

trap finish EXIT
trap 'exit 1' HUP INT TERM
sed -e 's/^PORTAL_HOST=.*/PORTAL_HOST=localhost/' -e 's/^SUPPORT_EMAIL=/&soporte@localhost.example/' \
  -e "s/^[A-Z_]*\(PASSWORD\|SECRET\)=$/&$(openssl rand -hex 32)/" -e 's/^ISSUER_[A-Z_]*=$/&900.123.456-7/' \
  -e 's/^#VERSION=.*/VERSION=check/' compose.env.sample >"$work/env"

# A setting that the server rejects ends the start, and the log of the migration names it.
! WELCOME_CREDITS=ten timeout 900 docker compose --project-name $project --env-file "$work/env" \
  --file compose.yaml up --detach --build || fail 'a wrong setting is no failure.'
compose logs migrate | grep -q WELCOME_CREDITS || fail 'the log does not name the wrong setting.'

start
# shellcheck disable=SC2046 # a list of containers
[ "$(docker inspect --format '{{.RestartCount}}' $(compose ps --quiet server) | sort -u)" = 0 ] ||
  fail 'a server had to be started again.'
expect 200 https://localhost/
expect 404 https://localhost/metrics
expect 403 http://localhost/api/tools
expect 308 http://localhost/
upgrade
# The doctor finds that there is no mail server and no price list; it must not end in another way.
compose exec -T server /opt/gdb-audit/bin/gdb-audit doctor --backups /backups || [ $? = 1 ]
compose exec -T backup /opt/gdb-audit/bin/gdb-audit backup /backups/ --verify
before=$(database gdb_audit --command='SELECT id, username FROM users')
[ -n "$before" ] || fail 'the first server adds no account.'

# Into a new composition, and into one whose database has accounts (docs/operations/backup.md).
compose cp backup:/backups/. "$work/backups"
file=$(cd "$work/backups" && echo portal-*.backup)
chown 10001 "$work/backups/$file"
compose down --volumes
compose run --rm -T --volume "$work/backups/$file:/$file:ro" migrate restore "/$file"
start
compose stop server backup
database postgres --command='ALTER DATABASE gdb_audit RENAME TO gdb_audit_before' --command='CREATE DATABASE gdb_audit'
compose run --rm -T --volume "$work/backups/$file:/$file:ro" migrate restore "/$file"
start
[ "$(database gdb_audit --command='SELECT id, username FROM users')" = "$before" ] || fail 'the accounts are others.'
echo '✓ The composition starts and is upgraded, and its backup is restored into a new one and into the same'
