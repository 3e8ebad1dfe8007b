"""What Schemathesis cannot know of Titen. scripts/fuzz-contract.mjs names this file to it."""

import json
import os
import re

import schemathesis

# Rules that no schema can say: data that fits its schema is refused with one of these, and the contract says so in words.
BEYOND_SCHEMA = (
    "is not one that this list gave out",
    "must lie in the future",
    "must be a Git origin such as",
    "must be another principal than the caller",
    "must be another claim",
    "must be a claim of the same subject",
    "must be a claim that the same readers can see",
    "must hold at least one source that supports the claim",
    "must not be above the best supporting evidence",
    "must not be wider than the narrowest source",
    "must be after valid_from",
    "must be an instant of the years 1 to 9999 in UTC",
    "is an observation that was erased",
    "bytes as JSON",
    "is a number that cannot be kept exactly",
    "was refused, so nothing was written",
)

# The key that signs every request: without it the rest of the run would see 401 alone.
OWN_KEY_ID = os.environ["FUZZ_OWN_KEY_ID"]
NO_KEY_ID = "key_" + "0" * 32
CURSOR = re.compile(r"[A-Za-z0-9_.-]{1,200}")

# Two links that the contract leaves to its readers, since what they send is more than an id. They lead on from evidence to
# claims and packs that hold something.
OBSERVATION = {"subject_id": "$request.body#/subject_id"}
DEEPER = {
    "cite": {
        "operationId": "createConsolidation",
        "requestBody": OBSERVATION | {
            "claims": [{
                "kind": "decision",
                "statement": "The fuzzer was here.",
                "sources": [{"observation_id": "$response.body#/data/observation_id", "relation": "supports"}],
            }],
        },
    },
    "compile": {
        "operationId": "compileContext",
        "requestBody": OBSERVATION | {"task": "$request.body#/content", "max_tokens": 2000},
    },
}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    paths = raw_schema["paths"]
    paths["/v1/observations"]["post"]["responses"]["201"]["links"].update(DEEPER)
    # A filter that was not sent is not sent again. Schemathesis takes that for a broken link.
    for item in paths.values():
        for link in item.get("get", {}).get("responses", {}).get("200", {}).get("links", {}).values():
            if "parameters" in link:
                link["parameters"] = {
                    name: value for name, value in link["parameters"].items() if not value.startswith("$request.query.")
                }


@schemathesis.hook
def map_query(context, query):
    """A cursor that nobody gave out is refused whatever else is asked, so nothing else would be tried."""
    if isinstance(query, dict) and isinstance(query.get("cursor"), str) and CURSOR.fullmatch(query["cursor"]):
        return {name: value for name, value in query.items() if name != "cursor"}
    return query


@schemathesis.hook
def before_call(context, case, kwargs):
    parameters = case.path_parameters or {}
    if parameters.get("key_id") == OWN_KEY_ID:
        parameters["key_id"] = NO_KEY_ID


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps a failure unless the contract says in words what its schemas cannot."""
    kind = type(failure).__name__
    if kind == "RejectedPositiveData" and response.status_code == 400:
        message = json.loads(response.content)["error"]["message"]
        return not any(rule in message for rule in BEYOND_SCHEMA)
    # Each item of a batch is judged on its own: the whole is a success, and the item says that it was refused.
    if kind == "AcceptedNegativeData" and case.path == "/v1/observations/batch" and response.status_code == 200:
        return all(item["status"] < 400 for item in json.loads(response.content)["data"]["items"])
    return True
