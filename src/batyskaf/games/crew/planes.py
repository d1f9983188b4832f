"""The planes of an observation of The Crew, in the order `observing` writes them."""

from batyskaf.core.planes import Plane
from batyskaf.games.crew import cards

CARDS = int(cards.CARDS)
SEATS = 5


def planes(tasks: int) -> tuple[Plane, ...]:
    """The layout for a number of tasks; packs widen the planes of tasks."""
    return (
        Plane("hand", CARDS, "1 for each card in your hand"),
        Plane("given", CARDS, "1 for the card you set aside or passed in distress"),
        Plane("trick", CARDS, "1 for the card each seat has played in the current trick", SEATS),
        Plane("last trick", CARDS, "1 for the card each seat played in the last trick", SEATS),
        Plane(
            "played",
            CARDS,
            "1 for each card known to be played: all with open memory, else those of this and the last trick and those "
            "that lie open beneath tasks",
        ),
        Plane(
            "pile",
            CARDS,
            "1 for each card a seat is known to have won: all with open memory, else those of the last trick and those "
            "that lie open beneath its tasks",
            SEATS,
        ),
        Plane("signal", CARDS, "cards shown by signals: 1 highest, 2 only, 3 lowest, 4 without a mark", SEATS),
        Plane("columns", CARDS, "Tonoja's open cards: 1 + the number of the column"),
        Plane("covered", 7, "1 for each of Tonoja's columns with a covered card"),
        Plane("task in the middle", tasks, "1 for each task that nobody has taken yet"),
        Plane("task", tasks, "tasks by owner: 1 open, 2 done, 3 failed", SEATS),
        Plane("foretold", tasks, "predictions: 1 made but secret to this seat, else 2 + the number"),
        Plane("about", tasks, "1 for the task that is being claimed, assigned or predicted"),
        Plane(
            "seats",
            8,
            "for each seat: in the game; it is Tonoja's; cards in hand; tricks won; it may still signal; "
            "vote on distress (1 no, 2 left, 3 right); its card to pass is set aside; it claims the task",
            SEATS,
        ),
        Plane(
            "phase",
            14,
            "one of: draft, claim, assign, keep, willing, hand-over, volunteer, distress, direction, give, predict, "
            "signal, play, over",
        ),
        Plane("turn", SEATS, "1 for the seat that decides"),
        Plane("owner", SEATS, "1 for the seat it decides for"),
        Plane("captain", SEATS, "1 for the captain's seat"),
        Plane("leader", SEATS, "1 for the seat that leads this trick"),
        Plane("communication", 5, "one of: normal, currents, narcosis, silence, terrain"),
        Plane("terrain", CARDS, "1 for the terrain card"),
        Plane("outcome", 6, "once the attempt is over, one of: -, success, task, objective, time, abandoned"),
        Plane(
            "table",
            9,
            "tricks over; tricks in all; 1 + tokens in the middle under narcosis; signals are allowed before this "
            "trick; distress is active; cards were passed (1 left, 2 right); a clock runs; objective (1 open, 2 done, "
            "3 failed); attempt",
        ),
    )
