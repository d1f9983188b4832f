"""What screens should know of Endeavor beyond its rules."""

import msgspec

from batyskaf.core.presentation import Presentation
from batyskaf.games.endeavor.options import EndeavorOptions


class EndeavorPresentation(Presentation):
    """Endeavor is played against each other or together."""

    def together(self, options: msgspec.Struct) -> bool:
        assert isinstance(options, EndeavorOptions)
        return options.cooperative
