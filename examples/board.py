#!/usr/bin/env python3
"""Rebuilds the board from a view, with nothing but JSON: no engine of Bastide, only the standard library.

    bastide facts carcassonne --json > facts.json
    python3 board.py facts.json < views.jsonl

It reads one view per line and prints, as JSON, what it found on that board. For Carcassonne: every feature with its segments, size, open
ends, coats of arms, goods and strengths. For Catan: points, longest road, supply and rates of each seat, and where the viewer may build.
docs/bot-protocol.md describes views and facts. Use it as a start for a bot, or to read games of another program.
"""
import json
import sys
from collections import Counter

# ---- Carcassonne

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def turned(slot, degrees):
    """The twelfth of the rim where this one is after a rotation: sides move on clockwise, thirds stay."""
    return SIDES[(SIDES.index(slot[0]) + degrees // 90) % 4] + slot[1]


def across(cell, slot):
    """The cell on the other side of a twelfth, and its twelfth there: left and right thirds meet crosswise."""
    dx, dy = STEPS[slot[0]]
    other = SIDES[(SIDES.index(slot[0]) + 2) % 4] + str(4 - int(slot[1]))
    return (cell[0] + dx, cell[1] + dy), other


def carcassonne(facts, view):
    tiles = {tile["tile"]: tile for tile in facts["tiles"]}
    segments, owner = {}, {}  # (cell, name) -> segment; (cell, slot) -> (cell, name)
    cells = set()
    for placed in view["tiles"]:
        cell = tuple(placed["at"])
        cells.add(cell)
        for segment in tiles[placed["tile"]]["segments"]:
            here = (cell, segment["name"])
            slots = [turned(slot, placed["turned"]) for slot in segment["slots"]]
            segments[here] = {**segment, "slots": slots}
            for slot in slots:
                owner[cell, slot] = here

    groups = {}
    for start in segments:
        if any(start in group for group in groups.values()):
            continue
        group, left = {start}, [start]
        while left:
            cell, name = left.pop()
            for slot in segments[cell, name]["slots"]:
                other = owner.get(across(cell, slot))
                if other and other not in group:
                    group.add(other)
                    left.append(other)
        groups[start] = group

    features = [feature(facts, view, segments, owner, cells, sorted(group)) for group in groups.values()]
    complete = {
        (tuple(part["at"]), part["on"])
        for one in features
        if one["kind"] == "city" and one["open"] == 0
        for part in one["parts"]
    }
    named = {(tuple(part["at"]), part["on"]): number for number, one in enumerate(features) for part in one["parts"]}
    for one in features:
        touched = [
            (tuple(part["at"]), city)
            for part in one["parts"]
            for city in segments[tuple(part["at"]), part["on"]].get("cities", [])
        ]
        one["cities"] = len({named[city] for city in touched if city in complete})
    return {"features": features}


def feature(facts, view, segments, owner, cells, group):
    kind = segments[group[0]]["kind"]
    own = [segments[one] for one in group]
    (x, y), _ = group[0]
    around = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    if kind in ("monastery", "garden"):
        size, free = sum(cell in cells for cell in around), sum(cell not in cells for cell in around)
    else:
        size = len({cell for cell, _ in group})
        ends = {(cell, slot[0]) for cell, name in group for slot in segments[cell, name]["slots"] if across(cell, slot) not in owner}
        free = 0 if kind == "field" else len(ends)
    strength, helpers = [0] * len(view["seats"]), set()
    for figure in view["figures"]:
        if (tuple(figure["at"]), figure["on"]) in group:
            worth = facts["figures"][figure["figure"]]["strength"]
            strength[figure["seat"]] += worth
            if worth == 0:
                helpers.add(figure["seat"])
    goods = Counter(segment["good"] for segment in own if "good" in segment)
    return {
        "kind": kind,
        "parts": [{"at": list(cell), "on": name} for cell, name in group],
        "tiles": size,
        "open": free,
        "shields": sum(segment.get("shield", False) for segment in own),
        "goods": {good: goods[good] for good in facts["goods"]},
        "strength": strength,
        "helpers": sorted(helpers),
        "rich": any(segment.get("inn") or segment.get("cathedral") for segment in own),
    }


# ---- Catan


def catan(facts, view):
    paths = {path["on"]: path for path in facts["paths"]}
    places = {place["at"]: place for place in facts["intersections"]}
    building = {one["at"]: one for one in view["buildings"]}
    road = {one["on"]: one["seat"] for one in view["roads"]}
    harbor = {end: one["harbor"] for one in view["harbors"] for end in paths[one["on"]]["ends"]}

    def blocked(at, seat):
        return at in building and building[at]["seat"] != seat

    def longest(seat, at, used):
        """Roads in a row from here; another seat's building ends them."""
        if used and blocked(at, seat):
            return 0
        ways = [path for path in places[at]["paths"] if road.get(path) == seat and path not in used]
        return max((1 + longest(seat, far(path, at), used | {path}) for path in ways), default=0)

    def far(path, at):
        one, other = paths[path]["ends"]
        return other if at == one else one

    seats = []
    for seat, seen in enumerate(view["seats"]):
        own = [one for one in view["buildings"] if one["seat"] == seat]
        pieces = Counter(one["piece"] for one in own)
        pieces["road"] = sum(one == seat for one in road.values())
        points = sum(facts["points"][one["piece"]] for one in own)
        points += facts["points"]["longest-road"] * seen["longestRoad"] + facts["points"]["largest-army"] * seen["largestArmy"]
        rates = {resource: 4 for resource in facts["cards"]}
        for one in own:
            kind = harbor.get(one["at"])
            for resource in rates:
                if kind == "3:1":
                    rates[resource] = min(rates[resource], 3)
                elif kind == resource:
                    rates[resource] = 2
        seats.append({
            "points": points,
            "roadLength": max(longest(seat, at, frozenset()) for at in places),
            "supply": {name: facts["purchases"][name]["count"] - pieces[name] for name in ("settlement", "city", "road")},
            "rates": rates,
        })
    return {"seats": seats, "build": buildable(facts, view, paths, places, building, road, seats, blocked)}


def buildable(facts, view, paths, places, building, road, seats, blocked):
    """The building actions that the viewer can pay for and the board allows."""
    you = view["you"]
    hand = None if you is None else view["seats"][you]["hand"]
    if hand is None:
        return []

    def affordable(name):
        cost = facts["purchases"][name]["cost"]
        return seats[you]["supply"][name] > 0 and all(hand[resource] >= count for resource, count in cost.items())

    mine = {end for path, seat in road.items() if seat == you for end in paths[path]["ends"]}
    own = {at for at, one in building.items() if one["seat"] == you}
    actions = []
    if affordable("road"):
        reached = own | {at for at in mine if not blocked(at, you)}
        actions += [{"type": "road", "on": on} for on, path in paths.items() if on not in road and reached & set(path["ends"])]
    if affordable("settlement"):
        free = [at for at in mine if at not in building and not set(places[at]["neighbours"]) & set(building)]
        actions += [{"type": "settle", "at": at} for at in free]
    if affordable("city"):
        actions += [{"type": "city", "at": at} for at in own if building[at]["piece"] == "settlement"]
    return actions


REBUILD = {"carcassonne": carcassonne, "catan": catan}

if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        box = json.load(file)
    for line in sys.stdin:
        print(json.dumps(REBUILD[box["game"]](box, json.loads(line))))
