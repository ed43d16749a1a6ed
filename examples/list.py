#!/usr/bin/env python3
"""Hands over a list, says yes to every plan and answer, and prints the answers. Standard library only.

python3 examples/list.py "Write a toast for Lena" "Find names for a bakery"
"""

import getpass
import json
import os
import sys
import time
import urllib.error
import urllib.request

ADDRESS = os.environ.get("CROWS_ADDRESS", "http://127.0.0.1:27697")


def post(path, body):
    request = urllib.request.Request(
        ADDRESS + path,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read() or b"null")


def messages(list_id):
    """Yields (event, data) without end; goes on behind the last id after whatever breaks the stream."""
    last = None
    while True:
        headers = {"Last-Event-ID": last} if last else {}
        request = urllib.request.Request(f"{ADDRESS}/api/events?list_id={list_id}", headers=headers)
        try:
            # A heartbeat comes every 15 seconds; a connection without one is dead.
            with urllib.request.urlopen(request, timeout=45) as stream:
                event = None
                for line in stream:
                    name, _, value = line.decode().rstrip("\n").partition(": ")
                    if name == "id":
                        last = value
                    elif name == "event":
                        event = value
                    elif name == "data":
                        yield event, json.loads(value)
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500:
                raise
        except OSError as trouble:
            print(f"The stream broke ({trouble}); opening it again.", file=sys.stderr)
        time.sleep(1)


def approve(item_id, target):
    while True:
        try:
            post("/api/verdicts", {"item_id": item_id, "target": target, "approve": True})
            return
        except urllib.error.HTTPError as refusal:
            # 404: it was judged before, perhaps by us before the line broke.
            if refusal.code == 404:
                return
            raise
        except OSError:
            time.sleep(1)


def main(items):
    list_id = post("/api/lists", {"items": items, "requester": getpass.getuser()})["list_id"]
    print(f"list {list_id}", flush=True)
    for event, data in messages(list_id):
        if event == "item.triaged" and data["needs_approval"]:
            approve(data["item_id"], "triage")
        elif event == "item.answered":
            print(f"{data['item_id']}: {data['answer']}", flush=True)
            if data["needs_approval"]:
                approve(data["item_id"], "output")
        elif event == "item.skipped":
            print(f"{data['item_id']} was skipped: {data['reason']}", flush=True)
        elif event == "list.finished":
            break
    print("finished")


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
