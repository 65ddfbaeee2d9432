#!/bin/sh
# Installs a release on Debian 12 or newer, from the unpacked tarball to an HTTPS sign-in.
set -eu

usage() {
  cat <<'TEXT'
Usage: deploy/install.sh --url https://portal.example.com --smtp SMTP_URL --support E-MAIL \
         --company NAME --nit NIT --address ADDRESS --phone PHONE

  --url URL        public address of the portal; its name must lead to this machine
  --smtp URL       mail server, e.g. smtp://user:password@mail.example.com:587
  --support EMAIL  mailbox that answers users
  --company NAME   legal name of the company that provides the portal (the «Responsable»);
  --nit NIT        its NIT, address and telephone: pages, mails and receipts show them
  --address TEXT
  --phone TEXT
  --from TEXT      sender of the mails; default: GDB Audit <no-responder@HOST>
  --prefix DIR     trial in a folder: no system user, unit or certificate authority; the
                   processes run until Ctrl-C. Needs Debian's postgresql and caddy.
  --port N         first of the trial's three ports (two servers, database); default 18081

Run again with a newer release, it upgrades: data stay, and so do settings that are not given again.
--url and --port count the first time only.
TEXT
}

fail() {
  echo "install.sh: $*" >&2
  exit 1
}
say() { echo "==> $*"; }

release=$(dirname "$(dirname "$(readlink -f "$0")")")
url='' smtp='' support='' company='' nit='' address='' phone='' from='' prefix='' port=18081
while [ $# -gt 0 ]; do
  case $1 in
    --help)
      usage
      exit
      ;;
    --url | --smtp | --support | --company | --nit | --address | --phone | --from | --prefix | --port)
      [ $# -ge 2 ] || fail "$1 needs a value."
      ;;
    *)
      usage >&2
      fail "unknown argument $1."
      ;;
  esac
  case $1 in
    --url) url=${2%/} ;;
    --smtp) smtp=$2 ;;
    --support) support=$2 ;;
    --company) company=$2 ;;
    --nit) nit=$2 ;;
    --address) address=$2 ;;
    --phone) phone=$2 ;;
    --from) from=$2 ;;
    --prefix) prefix=$2 ;;
    --port) port=$2 ;;
  esac
  shift 2
done

case $smtp in
  '' | smtp://?* | smtps://?*) ;;
  *) fail '--smtp must begin with smtp:// or smtps://' ;;
esac
[ "$(id -u)" = 0 ] || fail 'run it as root.'
[ -x "$release/node/bin/node" ] || fail "$release is no unpacked release."
[ "$(uname -m)" = x86_64 ] || fail "this release is for x86_64; this machine is $(uname -m)."

if [ -n "$prefix" ]; then
  mkdir -p "$prefix"
  prefix=$(readlink -f "$prefix")
  etc=$prefix/etc
  first=$port second=$((port + 1)) database_port=$((port + 2))
else
  etc=/etc/gdb-audit
  first=8081 second=8082 database_port=5432
fi
env_file=$etc/env
owner_file=$etc/owner.env

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# --- Database ---------------------------------------------------------------------------------

as_postgres() { (cd / && runuser -u postgres -- "$@"); }

start_trial_database() {
  bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1)
  [ -n "$bin" ] || fail "the trial needs Debian's postgresql: apt-get install postgresql caddy"
  if [ ! -d "$prefix/postgresql" ]; then
    install -d -o postgres "$prefix/postgresql" "$prefix/run"
    as_postgres "$bin/initdb" --pgdata="$prefix/postgresql" --encoding=UTF8 --locale=C.UTF-8 \
      --auth-local=peer --auth-host=scram-sha-256 >"$prefix/initdb.log"
  fi
  as_postgres "$bin/pg_ctl" --pgdata="$prefix/postgresql" --log="$prefix/run/postgresql.log" --wait \
    --options="-p $database_port -k $prefix/run -c listen_addresses=127.0.0.1" start >/dev/null
  database_socket=$prefix/run
}

run_sql() {
  as_postgres psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --host="$database_socket" \
    --port="$database_port" "$@"
}

# The owner of the tables runs migrations; the servers have another role, without DDL.
create_server_role() {
  password=$(random)
  # It is there when an upgrade failed that had made it.
  run_sql --dbname=postgres <<SQL
SELECT 'CREATE ROLE gdb_audit_server'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gdb_audit_server') \gexec
ALTER ROLE gdb_audit_server LOGIN PASSWORD '$password';
-- Details of an error have values, such as an e-mail address that is taken.
ALTER ROLE gdb_audit_server SET log_error_verbosity = 'terse';
SQL
  database_url="postgres://gdb_audit_server:$password@127.0.0.1:$database_port/gdb_audit"
}

write_owner() {
  (umask 077 && printf 'DATABASE_MIGRATION_URL="%s"\n' "$1" >"$owner_file")
}

create_database() {
  password=$(random)
  run_sql --dbname=postgres <<SQL
CREATE ROLE gdb_audit LOGIN PASSWORD '$password';
CREATE DATABASE gdb_audit OWNER gdb_audit ENCODING 'UTF8' TEMPLATE template0;
SQL
  write_owner "postgres://gdb_audit:$password@127.0.0.1:$database_port/gdb_audit"
  create_server_role
}

former_url=''

# An installation of an older release has one role: it becomes the owner. Other databases than the
# one that this script makes are left as they are; the doctor says so.
split_roles() {
  present=$(sed -n 's/^DATABASE_URL="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$env_file")
  [ ! -e "$owner_file" ] || return 0
  case $present in
    postgres://gdb_audit:*@127.0.0.1:"$database_port"/gdb_audit) ;;
    *) return 0 ;;
  esac
  say 'Giving the servers a database role of their own'
  former_url=$present
  create_server_role
  write_owner "$present"
  set_value DATABASE_URL "$database_url"
}

# Until the migration has granted the new role its rights, no server and no backup works with it.
unsplit_roles() {
  [ -n "$former_url" ] || return 0
  set_value DATABASE_URL "$former_url"
  rm -f "$owner_file"
}

# --- Settings ---------------------------------------------------------------------------------

# Node reads the file: a value is in the quotes that it does not have itself, and has no escapes.
set_value() {
  case $2 in
    *\"*\'* | *\'*\"*) fail "$1 cannot have both kinds of quotes: $2" ;;
    *\"*) quote=\' ;;
    *) quote=\" ;;
  esac
  value=$(printf '%s' "$2" | sed 's/[\\&|]/\\&/g')
  sed -i "s|^#\{0,1\}$1=.*|$1=$quote$value$quote|" "$env_file"
}

# Settings of an older release lack some of them.
set_fact() {
  if [ -n "$2" ]; then
    grep -q "^#\{0,1\}$1=" "$env_file" || echo "$1=" >>"$env_file"
    set_value "$1" "$2"
  fi
  grep -q "^$1=\"\{0,1\}[^\"]" "$env_file" || fail "$3 is needed: $env_file has no $1."
}

# What is given again replaces what was given before.
set_mail() {
  [ -z "$smtp" ] || set_value SMTP_URL "$smtp"
  [ -z "$from" ] || set_value MAIL_FROM "$from"
  [ -z "$support" ] || set_value SUPPORT_EMAIL "$support"
}

set_legal_facts() {
  set_fact ISSUER_NAME "$company" --company
  set_fact ISSUER_TAX_ID "$nit" --nit
  set_fact ISSUER_ADDRESS "$address" --address
  set_fact ISSUER_PHONE "$phone" --phone
}

# It counts the first time only: a wrong one must not get into the settings.
check_url() {
  case $url in
    https://?*) ;;
    *) fail '--url must begin with https://' ;;
  esac
  case ${url#https://} in
    *[!a-z0-9.:-]*) fail '--url must be https:// and a name in lower case, without a path.' ;;
    *:443) fail '--url must not name the usual port.' ;;
  esac
}

write_settings() {
  check_url
  [ -n "$smtp" ] || fail '--smtp is needed.'
  [ -n "$support" ] || fail '--support is needed.'
  for fact in "$company" "$nit" "$address" "$phone"; do
    [ -n "$fact" ] || fail '--company, --nit, --address and --phone are needed.'
  done
  create_database
  (umask 027 && cat "$release/deploy/env.sample" >"$env_file")
  set_value DATABASE_URL "$database_url"
  set_value PUBLIC_URL "$url"
  set_value SESSION_SECRET "$(random)"
  from=${from:-GDB Audit <no-responder@$(read_host)>}
  set_mail
  set_legal_facts
}

# --- Proxy ------------------------------------------------------------------------------------

read_url() { sed -n 's/^PUBLIC_URL="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$env_file"; }

read_host() { read_url | sed 's|^https://||; s|:.*||'; }

write_caddyfile() {
  sed -e "s|^portal\.example\.com|$(read_url)|" -e "s|^http://portal\.example\.com|http://$(read_host)|" \
    -e "s/:8081/:$first/" -e "s/:8082/:$second/" \
    "$release/deploy/Caddyfile"
}

# --- The two ways -----------------------------------------------------------------------------

wait_until_ready() {
  tries=0
  until curl --silent --fail --output /dev/null --max-time 2 "$@"; do
    tries=$((tries + 1))
    [ $tries -lt 300 ] || fail "$(read_url) does not become ready; see docs/operations/deploy.md."
    sleep 0.2
  done
}

install_packages() {
  missing=''
  for name in "$@"; do
    dpkg-query --show --showformat='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' ||
      missing="$missing $name"
  done
  [ -z "$missing" ] && return
  say "Installing$missing"
  apt-get update -q >/dev/null
  # shellcheck disable=SC2086 # a list of names
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >/dev/null
}

# The two servers, and those that the operator has added (docs/operations/deploy.md).
list_servers() {
  {
    printf 'gdb-audit@%s.service\n' "$first" "$second"
    systemctl list-units --plain --no-legend 'gdb-audit@*.service' | cut -d ' ' -f 1
  } | sort -u
}

# After an upgrade, all but the release that runs, the one that ran before it, and the next older one.
# Names are compared: an operator may have made the link `current` with another form of the path.
remove_former_releases() {
  running=$(basename "$target") former=$(basename "${previous:-$target}") older=''
  [ "$former" != "$running" ] || return 0
  names=$(cd /opt/gdb-audit/releases && printf '%s\n' * | sort -V)
  for one in $names; do
    case $one in
      "$former") break ;;
      # The last two are of copies that were interrupted.
      "$running" | *.new | *.old) ;;
      *) older=$one ;;
    esac
  done
  for one in $names; do
    case $one in
      "$running" | "$former" | "$older" | "$(basename "$release")") ;;
      *) rm -rf "/opt/gdb-audit/releases/$one" ;;
    esac
  done
}

install_system() {
  [ -d /run/systemd/system ] || fail 'this machine does not run systemd; see --prefix.'
  install_packages postgresql caddy curl ca-certificates
  getent passwd gdb-audit >/dev/null ||
    useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin gdb-audit
  version=$(cat "$release/VERSION")
  target=/opt/gdb-audit/releases/$version
  if [ "$release" != "$target" ]; then
    say "Copying the release to $target"
    rm -rf "$target.new"
    mkdir -p "$target.new"
    cp -a "$release/." "$target.new/"
    chown -R root:root "$target.new"
    # Servers may run from a release of the same version: it is replaced once the copy is complete.
    if [ -e "$target" ]; then
      rm -rf "$target.old"
      mv "$target" "$target.old"
    fi
    mv "$target.new" "$target"
    rm -rf "$target.old"
  fi
  install -d -m 0755 "$etc"
  database_socket=/var/run/postgresql
  previous=$(readlink /opt/gdb-audit/current || true)
  if [ ! -e "$env_file" ]; then
    say 'Creating the database and the settings'
    systemctl enable --quiet --now postgresql
    write_settings
  else
    set_mail
    set_legal_facts
  fi
  chown root:gdb-audit "$env_file"
  # A release was there before: the database has data, and the proxy is the site's own by now.
  if [ -n "$previous" ]; then
    say 'Making a backup before the upgrade'
    systemctl start gdb-audit-backup.service
    trap unsplit_roles EXIT
    trap 'exit 1' HUP INT TERM
    split_roles
  else
    site=/etc/caddy/Caddyfile
    [ ! -e $site ] || [ -e $site.before-gdb-audit ] || cp $site $site.before-gdb-audit
    write_caddyfile >$site
  fi
  ln -sfn "$target" /opt/gdb-audit/current
  ln -sfn /opt/gdb-audit/current/bin/gdb-audit /usr/local/bin/gdb-audit
  cp "$release"/deploy/systemd/* /etc/systemd/system/
  systemctl daemon-reload
  say 'Migrating the database and starting the servers'
  if ! systemctl restart gdb-audit-migrate.service; then
    # A server that restarts by itself must find the release that fits the database.
    rm /opt/gdb-audit/current
    [ -z "$previous" ] || ln -s "$previous" /opt/gdb-audit/current
    fail 'the database was not migrated, see journalctl -u gdb-audit-migrate; servers run as before.'
  fi
  trap - EXIT HUP INT TERM
  systemctl enable --quiet "gdb-audit@$first.service" "gdb-audit@$second.service"
  for unit in $(list_servers); do
    systemctl restart "$unit"
    # Another one responds meanwhile.
    unit=${unit%.service}
    wait_until_ready "http://127.0.0.1:${unit#gdb-audit@}/healthz/ready"
  done
  systemctl enable --quiet --now gdb-audit-backup.timer
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
  wait_until_ready "$(read_url)/healthz/ready"
  remove_former_releases
  gdb-audit admin-create --link || true
  say "Ready: $(read_url)"
}

trial_pids=''
stop_trial() {
  trap - EXIT INT TERM
  # shellcheck disable=SC2086 # a list of process ids
  [ -z "$trial_pids" ] || kill $trial_pids 2>/dev/null || true
  wait
  as_postgres "$bin/pg_ctl" --pgdata="$prefix/postgresql" --mode=fast --wait stop >/dev/null || true
}

start_trial_servers() {
  for one in "$first" "$second"; do
    PORT=$one "$release/bin/gdb-audit" server >"$prefix/run/server-$one.log" 2>&1 &
    trial_pids="$trial_pids $!"
    wait_until_ready "http://127.0.0.1:$one/healthz/ready"
  done
}

start_trial_proxy() {
  # Another server may have the port of HTTP.
  write_caddyfile | sed -e '/^http:/,/^}/d' \
    -e 's/^{$/{\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off/' \
    >"$etc/Caddyfile"
  XDG_DATA_HOME=$prefix/run XDG_CONFIG_HOME=$prefix/run \
    caddy run --config "$etc/Caddyfile" --adapter caddyfile >"$prefix/run/caddy.log" 2>&1 &
  trial_pids="$trial_pids $!"
}

run_trial() {
  command -v caddy >/dev/null || fail "the trial needs Debian's caddy: apt-get install caddy"
  mkdir -p "$etc"
  start_trial_database
  trap stop_trial EXIT
  trap 'exit 0' INT TERM
  if [ -e "$env_file" ]; then
    set_mail
    set_legal_facts
    split_roles
  else
    write_settings
  fi
  export GDB_AUDIT_ENV="$env_file"
  if ! "$release/bin/gdb-audit" migrate; then
    unsplit_roles
    fail 'the database was not migrated.'
  fi
  start_trial_servers
  start_trial_proxy
  authority=$prefix/run/caddy/pki/authorities/local/root.crt
  wait_until_ready --cacert "$authority" "$(read_url)/healthz/ready"
  echo "Certificate authority: $authority"
  "$release/bin/gdb-audit" admin-create --link || true
  say "Ready: $(read_url)"
  wait
}

if [ -n "$prefix" ]; then run_trial; else install_system; fi
