#!/bin/sh
# Installs a release under systemd, also as a second machine, and upgrades it, in a copy of this machine
# without a network that is gone afterwards: `deploy/check-install.sh TARBALL`. Needs root, and Debian's
# systemd, postgresql, caddy and curl.
set -eu

fail() {
  echo "check-install.sh: $*" >&2
  exit 1
}

# The copy: what it writes is in a folder, over this machine's files.
enter() {
  work=$1 root=$1/root
  mount --make-rprivate /
  mount -t overlay overlay -o "lowerdir=/,upperdir=$work/upper,workdir=$work/overlay" "$root"
  mount -t proc proc "$root/proc"
  mount --rbind /sys "$root/sys"
  mount --bind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/run"
  mount -t tmpfs tmpfs "$root/tmp"
  mkdir "$root/tmp/check" "$root/former"
  mount --bind "$work/check" "$root/tmp/check"
  ip link set lo up
  rm -f "$root"/etc/systemd/system/multi-user.target.wants/*
  cat >"$root/etc/systemd/system/check.service" <<'TEXT'
[Service]
Type=oneshot
ExecStart=/bin/sh -c '/tmp/check/check-install.sh inside >/tmp/check/log 2>&1; echo $? >/tmp/check/status'
ExecStopPost=/bin/systemctl --no-block poweroff
TEXT
  printf '[Unit]\nRequires=sysinit.target basic.target check.service\n' \
    >"$root/etc/systemd/system/check.target"
  cd "$root"
  # A folder of `chroot` could not have the users of its own that the units ask for.
  pivot_root . former
  umount --lazy /former
  exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin container=lxc \
    /lib/systemd/systemd --system --unit=check.target --log-target=console
}

servers='gdb-audit@8081 gdb-audit@8082 gdb-audit@8083'

processes() {
  for one in $servers; do systemctl show --property=MainPID --value "$one"; done | tr '\n' ' '
}

# Requests until the file `stop` is there, as those of users.
request_pages() {
  while [ ! -e /tmp/check/stop ]; do
    curl --silent --output /dev/null --max-time 20 --write-out '%{http_code}\n' https://localhost/
    sleep 0.1
  done >/tmp/check/responses
}

# The proxy's own certificate authority, as soon as there is one.
trust_proxy() {
  until [ -e "$authority" ]; do sleep 0.2; done
  cp "$authority" /usr/local/share/ca-certificates/check.crt
  update-ca-certificates >/dev/null 2>&1
}

# A machine that has the settings of another one and no release yet (docs/operations/standby.md). The first
# host of the database does not respond.
check_second_machine() {
  systemctl disable --quiet --now gdb-audit@8081 gdb-audit@8082 gdb-audit-backup.timer
  systemctl stop gdb-audit-migrate caddy
  rm -rf /opt/gdb-audit /usr/local/bin/gdb-audit /var/lib/gdb-audit /etc/systemd/system/gdb-audit* /etc/caddy/Caddyfile
  systemctl daemon-reload
  userdel gdb-audit
  cp -a /etc/gdb-audit /etc/first
  sed -i 's|@127.0.0.1:5432/|@127.0.0.1:5433,127.0.0.1:5432/|' /etc/gdb-audit/env /etc/gdb-audit/owner.env
  cp -a /etc/gdb-audit /etc/copied
  /tmp/check/release/deploy/install.sh || fail 'a second machine cannot be installed.'
  for one in env owner.env; do
    cmp /etc/copied/$one /etc/gdb-audit/$one || fail "a second machine changes $one."
  done
  systemctl is-active --quiet gdb-audit@8081 gdb-audit@8082 gdb-audit-backup.timer caddy ||
    fail 'a second machine does not run.'
  for one in env owner.env; do cat /etc/first/$one >/etc/gdb-audit/$one; done
  for one in 8081 8082; do
    systemctl restart "gdb-audit@$one"
    until curl --silent --fail --output /dev/null "http://127.0.0.1:$one/healthz/ready"; do sleep 0.2; done
  done
}

inside() {
  authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  trust_proxy &
  for url in https://Localhost https://localhost/portal https://localhost:443; do
    ! /tmp/check/release/deploy/install.sh --url $url --smtp smtp://127.0.0.1:2525 \
      --support soporte@localhost.example --company 'Empresa' --nit 900 --address 'Carrera 7' --phone 6012345678 ||
      fail "$url is an address of the portal."
    [ ! -e /etc/gdb-audit/env ] || fail "$url is in the settings."
  done
  /tmp/check/release/deploy/install.sh --url https://localhost --smtp smtp://127.0.0.1:2525 \
    --support soporte@localhost.example --company 'Empresa "El Sol" S.A.S.' --nit 900.123.456-7 \
    --address 'Carrera 7 # 12-34' --phone '+57 601 234 5678'
  grep -q "^ISSUER_NAME='Empresa \"El Sol\" S.A.S.'$" /etc/gdb-audit/env || fail 'the name is another.'
  runuser -u nobody -- gdb-audit doctor 2>&1 | grep -q 'cannot be read by this user' ||
    fail 'another user is not told who may read the settings.'
  check_second_machine
  systemctl enable --quiet --now gdb-audit@8083
  [ "$(curl --silent --output /dev/null --write-out '%{http_code}' http://localhost/api/tools)" = 403 ] ||
    fail 'HTTP serves the API.'
  request_pages &
  requests=$!
  before=$(processes)
  # The release that runs is another one, and there were three before it.
  releases=/opt/gdb-audit/releases
  version=$(cat /tmp/check/release/VERSION)
  mv "$releases/$version" "$releases/0.0.10"
  ln -sfn "$releases/0.0.10/" /opt/gdb-audit/current
  mkdir "$releases/0.0.1" "$releases/0.0.2" "$releases/0.0.9"
  /tmp/check/release/deploy/install.sh --smtp smtp://127.0.0.1:2526
  [ "$(cd "$releases" && echo *)" = "0.0.10 0.0.9 $version" ] || fail "the releases are $(cd "$releases" && echo *)."
  after=$(processes)
  for process in $before; do
    case " $after" in *" $process "*) fail "process $process was not restarted by the upgrade." ;; esac
  done
  grep -q '^SMTP_URL="smtp://127.0.0.1:2526"$' /etc/gdb-audit/env || fail 'the mail server is the old one.'
  # A release whose migration fails, over an installation that has one role of the database yet.
  owner=$(sed -n 's/^DATABASE_MIGRATION_URL=//p' /etc/gdb-audit/owner.env)
  sed -i "s|^DATABASE_URL=.*|DATABASE_URL=$owner|" /etc/gdb-audit/env
  rm /etc/gdb-audit/owner.env
  for one in $servers; do
    systemctl restart "$one"
    until curl --silent --fail --output /dev/null "http://127.0.0.1:${one#gdb-audit@}/healthz/ready"; do sleep 0.2; done
  done
  (cd / && runuser -u postgres -- psql --quiet --dbname=gdb_audit \
    --command='DROP OWNED BY gdb_audit_server' --command='DROP ROLE gdb_audit_server')
  after=$(processes)
  echo 0.0.0 >/tmp/check/release/VERSION
  echo 'process.exit(1)' >/tmp/check/release/server/dist/migrate.js
  ! /tmp/check/release/deploy/install.sh || fail 'a failed migration is no failure.'
  [ "$(processes)" = "$after" ] || fail 'a failed migration stopped servers.'
  [ "$(basename "$(readlink /opt/gdb-audit/current)")" != 0.0.0 ] || fail 'the failed release is current.'
  grep -q "^DATABASE_URL=$owner$" /etc/gdb-audit/env || fail 'the failed release left another role.'
  [ ! -e /etc/gdb-audit/owner.env ] || fail 'the failed release left two roles.'
  # shellcheck disable=SC2086 # a list of units
  systemctl is-active --quiet $servers || fail 'a server is not active.'
  touch /tmp/check/stop
  wait $requests
  failed=$(grep -cv '^200$' /tmp/check/responses || true)
  [ "$failed" = 0 ] || fail "$failed of $(wc -l </tmp/check/responses) requests failed."
  echo "✓ An installation, a second machine, an upgrade and a failed one: $(wc -l </tmp/check/responses) requests, none failed"
}

case ${1:-} in
  inside) inside ;;
  enter) enter "$2" ;;
  *.tar.gz)
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir "$work/root" "$work/upper" "$work/overlay" "$work/check" "$work/check/release"
    tar --extract --strip-components=1 --file="$1" --directory="$work/check/release"
    cp "$0" "$work/check/check-install.sh"
    # It ends by switching itself off, which looks like a signal.
    timeout 1800 unshare --mount --pid --fork --net --ipc --uts --cgroup \
      sh "$0" enter "$work" >"$work/console" 2>&1 || true
    cat "$work/check/log" 2>/dev/null || cat "$work/console"
    [ "$(cat "$work/check/status" 2>/dev/null)" = 0 ] || fail 'the installation is not as it must be.'
    ;;
  *) fail 'name the tarball of a release.' ;;
esac
