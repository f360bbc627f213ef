"""Files of banks from a running service: `npx -y specimen-cli serve`, or the address in SPECIMEN_URL."""

import json
import os
from urllib.parse import urlencode
from urllib.request import urlopen

BASE = os.environ.get("SPECIMEN_URL", "http://localhost:3000") + "/api/v1"


def message(key, **query):
    with urlopen(f"{BASE}/messages/{key}?{urlencode(query)}") as answer:
        return answer.read()


def cases(key, **query):
    with urlopen(f"{BASE}/cases?{urlencode({'message': key, **query})}") as answer:
        return json.load(answer)["cases"]
