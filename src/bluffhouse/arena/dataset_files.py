"""The files of a dataset: tables as JSON lines or Parquet, and the paths of its records."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar, get_type_hints

import msgspec

from bluffhouse.records.file import SUFFIX

Row = TypeVar("Row", bound=msgspec.Struct)
Added = TypeVar("Added", bound=msgspec.Struct, contravariant=True)

GAMES_PER_FOLDER = 1000
"""Most records in one folder: file systems are slow with many more."""
ROWS_PER_GROUP = 4096
"""Rows of a Parquet file that are written, and later read, together."""


def record_path(folder: Path, number: int) -> Path:
    """Return the path of a game's record in a dataset."""
    return folder / "records" / f"{number // GAMES_PER_FOLDER:03}" / f"{number:06}{SUFFIX}"


class Table(Protocol[Added]):
    """A file of rows of one type. Leaving its `with` block completes the file."""

    path: Path

    def add(self, rows: Sequence[Added]) -> None:
        """Append rows."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...


class JsonLines(Generic[Row]):
    """A table of one JSON object per line."""

    def __init__(self, path: Path, row_type: type[Row]) -> None:
        self.path = path
        self._file = path.open("wb")

    def add(self, rows: Sequence[Row]) -> None:
        self._file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()


class Parquet(Generic[Row]):
    """A table in the Parquet format, written with pyarrow."""

    def __init__(self, path: Path, row_type: type[Row]) -> None:
        self.path = path
        self._arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
        self._schema = self._arrow.schema(
            [(name, self._column(hint)) for name, hint in get_type_hints(row_type).items()]
        )
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[Row] = []

    def _column(self, hint: Any) -> Any:
        """Return the type of the column that holds values of this annotation."""
        arrow = self._arrow
        columns = {
            int: arrow.int64(),
            int | None: arrow.int64(),
            float: arrow.float64(),
            float | None: arrow.float64(),
            bool | None: arrow.bool_(),
            list[str]: arrow.list_(arrow.string()),
            list[int]: arrow.list_(arrow.int64()),
        }
        return columns.get(hint, arrow.string())

    def add(self, rows: Sequence[Row]) -> None:
        # Groups of a fixed size: the bytes must not depend on how many games came at once.
        self._rows.extend(rows)
        while len(self._rows) >= ROWS_PER_GROUP:
            self._write(self._rows[:ROWS_PER_GROUP])
            del self._rows[:ROWS_PER_GROUP]

    def _write(self, rows: Sequence[Row]) -> None:
        group = [msgspec.to_builtins(row) for row in rows]
        self._writer.write_table(self._arrow.Table.from_pylist(group, schema=self._schema))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._rows:
            self._write(self._rows)
        self._writer.close()


TABLES: dict[str, Any] = {"jsonl": JsonLines, "parquet": Parquet}
"""The type of table for each format."""
