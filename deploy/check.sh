#!/bin/sh
# Checks the files of this folder with the programs that read them, as far as they are installed.
# Debian has them: apt-get install shellcheck caddy nginx-light prometheus systemd
set -eu
cd "$(dirname "$0")"
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
missing=''

check() {
  title=$1
  shift
  if ! command -v "$1" >/dev/null; then
    missing="$missing $1"
  elif "$@" >"$temporary/output" 2>&1; then
    echo "✓ $title"
  else
    cat "$temporary/output"
    echo "✗ $title"
    exit 1
  fi
}

check 'Shell scripts' shellcheck install.sh bin/gdb-audit check.sh check-install.sh check-compose.sh
check 'Caddyfile' caddy validate --config Caddyfile --adapter caddyfile
PORTAL_HOST=portal.example.com check 'proxy/Caddyfile' \
  caddy validate --config proxy/Caddyfile --adapter caddyfile

for file in Caddyfile proxy/Caddyfile; do
  PORTAL_HOST=portal.example.com check "$file gives up requests that do not arrive" sh -c \
    "caddy adapt --config $file --adapter caddyfile | grep '\"read_timeout\":.*\"read_header_timeout\":'"
done

# nginx reads the certificate: one of this minute in place of the real one.
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=portal.example.com \
  -keyout "$temporary/privkey.pem" -out "$temporary/fullchain.pem" 2>/dev/null
sed "s|/etc/letsencrypt/live/portal.example.com|$temporary|" nginx.conf >"$temporary/site.conf"
printf 'pid %s/pid;\nevents {}\nhttp { include %s/site.conf; }\n' "$temporary" "$temporary" \
  >"$temporary/nginx.conf"
check 'nginx.conf' nginx -t -c "$temporary/nginx.conf"

check 'Alert rules' promtool test rules monitoring/alerts.test.yml
check 'Prometheus configuration' promtool check config --syntax-only monitoring/prometheus.yml

# systemd-analyze wants the programs to exist: the units are checked with /bin/true in their place.
mkdir "$temporary/units"
for unit in systemd/*; do
  sed 's|^ExecStart=[^ ]*|ExecStart=/bin/true|' "$unit" >"$temporary/units/$(basename "$unit")"
done
check 'systemd units' systemd-analyze verify "$temporary"/units/*
for unit in systemd/*.service; do
  # 2.0 of 10; systemd calls that OK.
  check "Hardening of $(basename "$unit")" \
    systemd-analyze security --offline=true --threshold=20 "$unit"
done

# Hashing threads set their priority (apps/backend/src/security/password-worker.ts).
denied=$(sed -n 's/^SystemCallFilter=~//p' systemd/gdb-audit@.service)
check 'The server may lower the priority of its threads' \
  sh -c "! systemd-analyze syscall-filter $denied | grep -w setpriority"

[ -z "$missing" ] || echo "Not checked, as not installed:$missing" >&2
