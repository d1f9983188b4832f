"""Forms made from the schemas of content, as data: pages and terminals ask for entries field by field with them."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec
from msgspec import inspect

from batyskaf.core.words import ASIDES, Text

Shape = Literal["number", "line", "words", "flag", "choice", "list", "row", "map", "form", "either", "by", "entry"]
HIDDEN: Final = ASIDES | {"parts"}
"""Fields about evidence and notes: no rule reads them, and no form asks for them."""


class Node(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for in one place of an entry."""

    shape: Shape
    empty: bool = False
    """Whether it may be left out, as null."""
    least: int | None = None
    """Of a number; of a list or a line its shortest length."""
    most: int | None = None
    pattern: str = ""
    values: tuple[str | int, ...] = ()
    """Of a choice."""
    of: tuple["Node", ...] = ()
    """The item of a list, the items of a row, the value of a map, the alternatives of `either`."""
    form: str = ""
    """The name of a form."""
    forms: Mapping[str, str] = {}
    """Of `by`: names of forms by the value of the field `kind` beside it."""
    section: str = ""
    """Of `entry`: the section whose entries can be named."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a form; without a default it has to be filled in."""

    name: str
    node: Node
    required: bool = False
    default: object = None


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of one kind of object; `tag` is the field with its name, if it has one, and `value` that name."""

    fields: tuple[Field, ...]
    tag: str = ""
    value: str = ""


class Forms(msgspec.Struct, frozen=True):
    """The forms of a game: those of its sections by name, and all that they use."""

    sections: Mapping[str, str]
    forms: Mapping[str, Form]


Kinds = Mapping[type, Mapping[str, type]]
"""Objects with a `kind` that decides what `params` hold: the schemas of their parameters."""
Refers = Mapping[str, str]
"""Fields that name other entries, such as `LocationEntry.wild_manta`, with the section of those."""


def forms_of(schemas: Mapping[str, type], kinds: Kinds | None = None, refers: Refers | None = None) -> Forms:
    """The forms of all sections."""
    maker = _Maker(kinds or {}, refers or {})
    sections = {section: maker.form(schema) for section, schema in schemas.items()}
    return Forms(sections, maker.forms)


class _Maker:
    """Makes each form once."""

    def __init__(self, kinds: Kinds, refers: Refers) -> None:
        self._kinds = kinds
        self._refers = refers
        self.forms: dict[str, Form] = {}

    def form(self, schema: type) -> str:
        name = schema.__name__
        if name in self.forms:
            return name
        info = inspect.type_info(schema)
        assert isinstance(info, inspect.StructType)
        self.forms[name] = Form(fields=())  # so that a form may contain itself
        fields = tuple(self._fields(info))
        self.forms[name] = Form(fields=fields, tag=info.tag_field or "", value=str(info.tag or ""))
        return name

    def _fields(self, info: inspect.StructType) -> Iterator[Field]:
        kinds = self._kinds.get(info.cls, {})
        for field in info.fields:
            if field.name in HIDDEN:
                continue
            if kinds and field.name == "kind":
                node = Node(shape="choice", values=tuple(sorted(kinds)))
            elif kinds and field.name == "params":
                node = Node(shape="by", forms={kind: self.form(schema) for kind, schema in kinds.items()})
            else:
                node = self._named(f"{info.cls.__name__}.{field.name}", self._node(field.type))
            yield Field(name=field.encode_name, node=node, required=field.required, default=_default(field))

    def _named(self, place: str, node: Node) -> Node:
        """The same node, asking for an entry where it names one."""
        section = self._refers.get(place)
        if section is None:
            return node
        if node.of:
            return msgspec.structs.replace(node, of=tuple(self._named(place, one) for one in node.of))
        return Node(shape="entry", section=section, empty=node.empty)

    def _node(self, kind: inspect.Type) -> Node:
        if isinstance(kind, inspect.Metadata):
            return self._node(kind.type)
        if isinstance(kind, inspect.UnionType):
            return self._either(kind)
        if isinstance(kind, inspect.StructType):
            return Node(shape="form", form=self.form(kind.cls))
        if isinstance(kind, inspect.LiteralType):
            return Node(shape="choice", values=tuple(one for one in kind.values if one is not None))
        if isinstance(kind, inspect.IntType):
            return Node(shape="number", least=_whole(kind.ge), most=_whole(kind.le))
        if isinstance(kind, inspect.BoolType):
            return Node(shape="flag")
        if isinstance(kind, inspect.TupleType):
            return Node(shape="row", of=tuple(self._node(one) for one in kind.item_types))
        if isinstance(kind, inspect.CollectionType):
            item = self._node(kind.item_type)
            return Node(shape="list", of=(item,), least=kind.min_length, most=kind.max_length)
        if isinstance(kind, inspect.DictType):
            keys = self._node(kind.key_type)
            return Node(shape="map", of=(self._node(kind.value_type),), values=keys.values, pattern=keys.pattern)
        if isinstance(kind, inspect.CustomType) and kind.cls is Text:
            return Node(shape="words")
        if isinstance(kind, inspect.StrType):
            return Node(shape="line", pattern=kind.pattern or "", most=kind.max_length)
        raise TypeError(f"no form for {kind}")

    def _either(self, kind: inspect.UnionType) -> Node:
        some = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        empty = len(some) < len(kind.types)
        if len(some) == 1:
            return msgspec.structs.replace(self._node(some[0]), empty=empty)
        return Node(shape="either", of=tuple(self._node(one) for one in some), empty=empty)


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def _default(field: inspect.Field) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
