"""Reviews in a house with several workers."""

from __future__ import annotations

import asyncio
from contextlib import closing

from bluffhouse.house.bot_pool import BotPool
from bluffhouse.house.reviews import Asker, ReviewProgress, Reviews
from bluffhouse.house.storage import Change, Facts, Store
from bluffhouse.house.store_access import StoreAccess
from postgres import Cluster
from serving import PATIENCE

OVER = Facts(1000, None, "over", False, False, 2, 2, "0")


async def test_whoever_waits_for_another_worker_pays_once(postgres: Cluster) -> None:
    url = postgres.create_database()
    with closing(Store(url)) as other, closing(BotPool()) as pool:
        other.migrate()
        ann = other.add_person("Ann", "token", 1)
        id = other.create("AAAAAAAA", "lie", ann, Change(0, 0, ["opened"], OVER, {0: ann}))
        assert id is not None
        assert other.lock_review(id)
        paid: list[str] = []
        asker = Asker(ann, "address", lambda: paid.append("a review"))
        with closing(Store(url)) as own, closing(StoreAccess(own)) as database:
            reviews = Reviews(database, pool, by_itself=False)
            async with asyncio.timeout(PATIENCE):
                for _ in range(3):
                    found = await reviews.of_table("AAAAAAAA", ann, asker)
                    assert found == ReviewProgress(0, 0)
                    while reviews._jobs:
                        await asyncio.sleep(0.01)
    assert paid == ["a review"]
