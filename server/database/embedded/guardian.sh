# sh guardian.sh PIPE DATA LOG COMMAND…: keeps a PostgreSQL server running while somebody holds PIPE open for writing,
# starts it again when it dies, and ends it once the last holder has let go or died.
pipe=$1 data=$2 log=$3
shift 3
umask 077
# A signal to the whole group of processes is for the holders, who finish what they do first.
trap '' HUP INT TERM PIPE
rm -f "$pipe" "$pipe.released"
mkfifo -m 600 "$pipe" 2>>"$log" || exit 1

# A process of its own: the server must not outlive its holders when this shell is killed. It alone removes the pipe,
# and last of all: whoever finds none may start the next guardian, whose pipe has the same name. Holders knock: where
# this shell was killed it goes too, and the next knock tells them that nobody starts the server again.
{
  while read -r _; do kill -0 $$ || exit; done
  [ "$pipe" -ef /dev/fd/0 ] || exit
  : >"$pipe.released"
  while
    read -r server <"$data/postmaster.pid" && kill -INT "$server"
    sleep 0.05
    kill -0 $$
  do :; done
  rm -f "$pipe.released" "$pipe"
} <"$pipe" >/dev/null 2>&1 &

# Holds it for a moment: whoever started us may have died before, and opening the pipe waits for a first holder.
{
  tries=0
  while kill -0 $$ && [ $tries -lt 20 ]; do
    sleep 0.25
    tries=$((tries + 1))
  done
  kill -0 $$ && [ -p "$pipe" ] && : >"$pipe"
} >/dev/null 2>&1 &

is_over() {
  [ -e "$pipe.released" ] || [ ! -d "$data" ]
}

# Our environment has secrets that the database needs not know.
run() {
  env -i PATH="$PATH" ${LANG:+LANG="$LANG"} ${LC_ALL:+LC_ALL="$LC_ALL"} \
    ${LD_LIBRARY_PATH:+LD_LIBRARY_PATH="$LD_LIBRARY_PATH"} "$@"
}

until is_over; do
  # One may be running still, whose guardian was killed.
  if read -r server <"$data/postmaster.pid" && kill -0 "$server"; then
    sleep 0.3
    continue
  fi 2>/dev/null
  run "$@" </dev/null >>"$log" 2>&1
  echo "The server ended with $?." >>"$log"
  is_over || sleep 0.3
done
