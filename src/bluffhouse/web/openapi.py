"""The OpenAPI document of the HTTP API: Litestar's paths, with the schemas of `schema.py`.

Litestar's own schemas leave out part of what the types say (bounds of zero, forbidden fields, the
options and actions of each game); ours are complete.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import Controller, Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

import bluffhouse
from bluffhouse.web import schema

SCHEMA_PREFIX = "#/components/schemas/"


@cache
def document(
    api: tuple[type[Controller] | HTTPRouteHandler, ...], cookie: str, desk_cookie: str
) -> bytes:
    """Return the OpenAPI document of these controllers and handlers as JSON. The cookies are named
    so: `cookie` is a person's, `desk_cookie` the operator's."""
    config = OpenAPIConfig(
        title="Bluffhouse", version=bluffhouse.__version__, use_handler_docstrings=True
    )
    app = Litestar(api, openapi_config=config, logging_config=None)
    openapi = app.openapi_schema.to_schema()
    operations = openapi["paths"]
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in operations:
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    operation = operations[route.path_format].get(method.lower())
                    if operation is not None:
                        _complete(operation, handler.opt)
    exact = _with_openapi_references(schema.document()["$defs"])
    exact["OpenATable"]["properties"]["bots"]["propertyNames"] = {"pattern": "^[0-7]$"}
    openapi["components"]["schemas"] = _referenced_schemas(operations, exact)
    openapi["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
        "bearer": {"type": "http", "scheme": "bearer"},
        "desk": {"type": "apiKey", "in": "cookie", "name": desk_cookie},
    }
    return json.dumps(openapi).encode()


def _complete(operation: dict[str, Any], options: dict[str, Any]) -> None:
    """Add what Litestar does not know about a handler: its body, and that it needs a token."""
    takes = options.get("takes")
    if takes is not None:
        content = {"application/json": {"schema": {"$ref": SCHEMA_PREFIX + takes}}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"].get("204", {}).pop("content", None)
    if "401" in operation["responses"] and not options.get("open_to_all"):
        at_desk = options.get("desk")
        operation["security"] = [{"desk": []}] if at_desk else [{"cookie": []}, {"bearer": []}]


def _with_openapi_references(definitions: dict[str, Any]) -> Any:
    """Return the definitions with references that hold in an OpenAPI document."""
    return json.loads(json.dumps(definitions).replace("#/$defs/", SCHEMA_PREFIX))


def _referenced_schemas(paths: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas that the paths refer to, directly or through other schemas."""
    found: dict[str, Any] = {}
    pending = _references(paths)
    while pending:
        name = pending.pop()
        if name not in found:
            found[name] = schemas[name]
            pending |= _references(schemas[name])
    return dict(sorted(found.items()))


def _references(part: Any) -> set[str]:
    """Return the names of all schemas referred to in this part of a document."""
    if isinstance(part, list):
        return set().union(*map(_references, part))
    if not isinstance(part, dict):
        return set()
    named = {part["$ref"].removeprefix(SCHEMA_PREFIX)} if "$ref" in part else set()
    return named.union(*map(_references, part.values()))
