"""The description of the HTTP API: the framework's paths, with the schemas of the wire.

The framework's own schemas leave out part of what the types say (bounds of zero, fields that are
not allowed, which options and actions a game has); `schema` leaves out nothing.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import Controller, Litestar
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

import bluffhouse
from bluffhouse.web import schema

PLACE = "#/components/schemas/"


@cache
def document(api: tuple[type[Controller], ...], cookie: str) -> bytes:
    """The whole OpenAPI document of these handlers and a house with that cookie, as JSON."""
    config = OpenAPIConfig(
        title="Bluffhouse", version=bluffhouse.__version__, use_handler_docstrings=True
    )
    app = Litestar(api, openapi_config=config, logging_config=None)
    made = app.openapi_schema.to_schema()
    operations = made["paths"]
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in operations:
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    operation = operations[route.path_format].get(method.lower())
                    if operation is not None:
                        _complete(operation, handler.opt.get("takes"))
    exact = _placed(schema.document()["$defs"])
    exact["OpenATable"]["properties"]["bots"]["propertyNames"] = {"pattern": "^[0-7]$"}
    made["components"]["schemas"] = _reached(operations, exact)
    made["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
        "bearer": {"type": "http", "scheme": "bearer"},
    }
    return json.dumps(made).encode()


def _complete(operation: dict[str, Any], takes: str | None) -> None:
    """What the framework does not know of a handler."""
    if takes is not None:
        content = {"application/json": {"schema": {"$ref": PLACE + takes}}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"].get("204", {}).pop("content", None)
    if "401" in operation["responses"]:
        operation["security"] = [{"cookie": []}, {"bearer": []}]


def _placed(definitions: dict[str, Any]) -> Any:
    """The same, with references that hold in an OpenAPI document."""
    return json.loads(json.dumps(definitions).replace("#/$defs/", PLACE))


def _reached(paths: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """Those that something in the paths refers to, be it through others."""
    found: dict[str, Any] = {}
    ahead = _references(paths)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found[name] = schemas[name]
            ahead |= _references(schemas[name])
    return dict(sorted(found.items()))


def _references(part: Any) -> set[str]:
    if isinstance(part, list):
        return set().union(*map(_references, part))
    if not isinstance(part, dict):
        return set()
    named = {part["$ref"].removeprefix(PLACE)} if "$ref" in part else set()
    return named.union(*map(_references, part.values()))
