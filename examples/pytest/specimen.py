"""Test data from a running service: `npx -y specimen-cli serve`, or the address in SPECIMEN_URL."""

import json
import os
from urllib.parse import urlencode
from urllib.request import urlopen

BASE = os.environ.get("SPECIMEN_URL", "http://localhost:3000") + "/api/v1"


def ask(path, **query):
    with urlopen(f"{BASE}/{path}?{urlencode(query)}") as answer:
        return json.load(answer)


def generate(spec, **query):
    return ask(spec.replace(".", "/", 1), **query)


def cases(spec, seed="demo"):
    return ask("cases", spec=spec, seed=seed)["cases"]
