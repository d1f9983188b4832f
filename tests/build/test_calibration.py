"""A fit finds what the estimates of The Crew's bots mean."""

import pytest
from bench.crew_calibration import fit

from batyskaf.bots.crew.learnt import Outlook, logit


def test_a_fit_finds_what_estimates_mean() -> None:
    meant = Outlook(0.5, 0.8, 0.3)
    lines = [
        {"won": number < round(1000 * meant.chance(net, playouts)), "estimates": [[net, playouts]]}
        for net in (0.2, 0.5, 0.9)
        for playouts in (0.1, 0.6, 0.95)
        for number in range(1000)
    ]
    lines += [{"won": number < 700, "estimates": [[0.4 + 0.2 * (number % 2), None]]} for number in range(1000)]
    found = fit(lines)
    assert found["weighed"] == pytest.approx(list(meant), abs=0.02)
    assert found["undoubted"] == pytest.approx([logit(0.7), 0.0], abs=0.02)
