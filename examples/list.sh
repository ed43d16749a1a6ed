#!/usr/bin/env bash
# Hands over a list, says yes to every plan and answer, and prints the answers. Needs bash and curl.
#   examples/list.sh "Write a toast for Lena" "Find names for a bakery"
set -euo pipefail
address=${CROWS_ADDRESS:-http://127.0.0.1:27697}
[ $# -gt 0 ] || { echo "Usage: $0 ITEM..." >&2; exit 2; }

# curl 7.76 or newer says why it failed and still shows the body.
ask() { curl --silent --show-error --fail-with-body -H 'Content-Type: application/json' "$@"; }
quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g')"; }

items=$(for item in "$@"; do quoted "$item"; echo; done | paste -sd, -)
list=$(ask "$address/api/lists" -d "{\"items\": [$items], \"requester\": \"${USER:-me}\"}" |
  sed 's/.*"list_id":"\([^"]*\)".*/\1/')
echo "list $list"

# The stream breaks when the server restarts; it goes on behind the last id that was read.
last='' event=''
until [ "$event" = list.finished ]; do
  while IFS= read -r line; do
    case $line in
      'id: '*) last=${line#id: } ;;
      'event: '*) event=${line#event: } ;;
      'data: '*)
        data=${line#data: }
        item=$(sed -n 's/.*"item_id":"\([^"]*\)".*/\1/p' <<<"$data")
        case $event in
          item.triaged) target=triage ;;
          item.answered)
            target=output
            # What JSON writes as \n, \" and \\ is what %b reads.
            printf '%s: %b\n' "$item" "$(sed 's/.*"answer":"\(.*\)","crows".*/\1/' <<<"$data")" ;;
          item.skipped) target=; echo "$item was skipped" ;;
          *) target= ;;
        esac
        if [ -n "$target" ] && [[ $data == *'"needs_approval":true'* ]]; then
          # 204: recorded. 404: judged before, perhaps by us before the line broke. 000: nobody answers just now.
          verdict="{\"item_id\": \"$item\", \"target\": \"$target\", \"approve\": true}"
          until [[ $(curl --silent -o /dev/null -w '%{http_code}' -H 'Content-Type: application/json' \
            "$address/api/verdicts" -d "$verdict") =~ ^(204|404)$ ]]; do sleep 1; done
        fi
        [ "$event" = list.finished ] && break
        ;;
    esac
  done < <(curl --silent --no-buffer ${last:+-H "Last-Event-ID: $last"} "$address/api/events?list_id=$list")
  kill $! 2>/dev/null || true
  [ "$event" = list.finished ] || sleep 1
done
echo finished
