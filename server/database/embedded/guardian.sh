# sh guardian.sh PIPE DATA LOG COMMAND…: keeps a PostgreSQL server running while somebody holds PIPE open for writing,
# starts it again when it dies, and ends it once the last holder has let go or died.
pipe=$1 data=$2 log=$3
shift 3
umask 077
# A signal to the whole group of processes is for the holders, who finish what they do first.
trap '' HUP INT TERM PIPE
rm -f "$pipe" "$pipe.released"
mkfifo -m 600 "$pipe" || exit 1

# A process of its own: the server must not outlive its holders when this shell is killed.
{
  while read -r _; do :; done
  : >"$pipe.released"
  tries=0
  while
    read -r server <"$data/postmaster.pid" && kill -INT "$server"
    sleep 0.05
    tries=$((tries + 1))
    [ $tries -lt 1200 ] && [ -e "$pipe.released" ] && kill -0 $$
  do :; done
  kill -0 $$ || rm -f "$pipe" "$pipe.released"
} <"$pipe" >/dev/null 2>&1 &

while [ ! -e "$pipe.released" ]; do
  "$@" </dev/null >>"$log" 2>&1
  echo "The server ended with $?." >>"$log"
  [ -e "$pipe.released" ] || sleep 0.3
done
rm -f "$pipe" "$pipe.released"
