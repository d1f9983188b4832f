/*
 * The checks of the audit: one pass over the page at a decision. `audit.run(asked)` returns findings
 * {kind, selector, text, detail}. What each kind means stands in tests/web/audit/kinds.py.
 *
 * asked: {legal, least, ids, areas, sizes, counter, smallest}; see looks.py.
 */
globalThis.audit = (() => {
  const { forget, style, meet, width, height, area, box, screen, clip, visible, shown, words, painter, path } = seeing;
  const CHOICES = "[data-moves], [data-move]";
  /** What lies over or between the things of the table. */
  const LAYERS =
    ".prompt, .tip, .coach, .hint, .proposal, .recap, [data-layer], dialog[open], [role=dialog], [role=alertdialog]";
  let findings = [];

  function find(kind, element, text, detail) {
    const selector = element ? path(element) : "";
    const at = element ? box(element) : null;
    const edges = at && [at.left, at.top, at.right, at.bottom];
    findings.push({ kind, selector, text: text.slice(0, 120), detail, box: edges });
  }
  const round = (number) => Math.round(number * 10) / 10;
  const named = (element) =>
    (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ");

  // --- choices ---------------------------------------------------------------------------------------------------

  const offers = (element) => element.dataset.moves?.split("|") ?? (element.dataset.move ? [element.dataset.move] : []);

  /** Whether a container that scrolls shows that it holds more: a bar, a fade, a mark, or a thing cut at its edge. */
  function showsMore(scroller) {
    const { maskImage } = style(scroller);
    if (maskImage && maskImage !== "none") return true;
    const bars = scroller.offsetWidth - scroller.clientWidth + scroller.offsetHeight - scroller.clientHeight;
    const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = style(scroller);
    const borders = [borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth].map(parseFloat);
    if (bars - borders.reduce((sum, one) => sum + one, 0) > 4) return true;
    if (scroller.parentElement?.querySelector("[data-more]")) return true;
    const at = box(scroller);
    return [...scroller.querySelectorAll("button, a, [data-card], [data-moves], [data-move], li, p")].some((one) => {
      const whole = box(one);
      const part = meet(whole, at);
      const [lost, seen] = [area(whole) - area(part), Math.min(width(part), height(part))];
      return seen >= 8 && lost > 0.15 * area(whole);
    });
  }

  /** What is wrong with an element as a target, or null: [kind, detail, other]. */
  function fault(element, least) {
    if (!shown(element)) return ["out-of-view", "it is hidden", null];
    const whole = box(element);
    const seen = visible(element);
    const wanted = Math.min(least, width(whole), height(whole)) - 1;
    if (width(whole) < 1 || height(whole) < 1) return ["out-of-view", "it has no size", null];
    if (width(seen) < wanted || height(seen) < wanted) {
      const { scrollers, scroll } = clip(element);
      if (!scrollers.length) return ["out-of-view", `${round(width(seen))} × ${round(height(seen))} px in view`, null];
      if (area(meet(scroll, screen())) < 24 * 24) return ["out-of-view", "its scroll container is out of view", null];
      const dumb = scrollers.find((one) => !showsMore(one));
      return dumb ? ["out-of-view", `${path(dumb)} scrolls but does not show that there is more`, null] : null;
    }
    if (width(whole) < least - 0.5 || height(whole) < least - 0.5)
      return ["small", `${round(width(whole))} × ${round(height(whole))} px, least ${least}`, null];
    return covered(element, seen, least);
  }

  /** The part of an element that answers to a press must be as large as a target, whatever lies over the rest. */
  function covered(element, seen, least) {
    const step = least / 4;
    let [hits, left, right, top, bottom] = [0, Infinity, -Infinity, Infinity, -Infinity];
    const others = new Map();
    for (let y = seen.top + step / 2; y < seen.bottom; y += step)
      for (let x = seen.left + step / 2; x < seen.right; x += step) {
        const over = document.elementFromPoint(x, y);
        if (over && (element.contains(over) || over.closest(CHOICES) === element)) {
          hits += 1;
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
        } else if (over) others.set(over, (others.get(over) ?? 0) + 1);
      }
    const [across, down] = [right - left + step, bottom - top + step];
    const enough = hits * step * step >= 0.55 * least * least && across >= 0.8 * least && down >= 0.8 * least;
    if (enough) return null;
    const by = [...others].sort((a, b) => b[1] - a[1])[0]?.[0];
    const free = hits ? `${round(across)} × ${round(down)} px free` : "nothing free";
    return ["covered", `${free}, under ${by ? path(by) : "the edge"}`, by ?? null];
  }

  function choices({ legal, least }) {
    const offered = new Map();
    for (const element of document.querySelectorAll(CHOICES)) {
      if (element.closest("dialog:not([open])")) continue;
      for (const move of offers(element)) offered.set(move, [...(offered.get(move) ?? []), element]);
    }
    const known = new Map();
    const faults = new Map();
    for (const move of legal) {
      const elements = offered.get(move) ?? [];
      if (!elements.length) {
        find("missing", null, move, "no element offers this legal choice");
        continue;
      }
      for (const element of elements) if (!known.has(element)) known.set(element, fault(element, least));
      if (elements.some((element) => known.get(element) === null)) continue;
      faults.set(elements[0], known.get(elements[0]));
    }
    for (const [element, [kind, detail]] of faults) find(kind, element, named(element), detail);
  }

  // --- words -----------------------------------------------------------------------------------------------------

  const plain = (text) => text.replace(/[\s\u00ad]+/g, " ").trim().toLowerCase();
  function readable(element, text) {
    for (let one = element; one; one = one.parentElement)
      if (one.dataset?.tip && plain(one.dataset.tip).includes(plain(text))) return true;
    return false;
  }

  /** How much of a line of words is cut for good, as [across, down] in px. */
  function lost(line, cut, own) {
    const bounds = own ? meet(cut, own) : cut;
    const across = Math.max(bounds.left - line.left, line.right - bounds.right, 0);
    const down = Math.max(bounds.top - line.top, line.bottom - bounds.bottom, 0);
    return [across, down];
  }

  function cutWords(texts) {
    for (const { element, text, lines } of texts) {
      const { overflowX, overflowY, fontSize } = style(element);
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      const at = box(element);
      const own = hides(overflowX) || hides(overflowY) ? at : null;
      const scrolls = [overflowX, overflowY].some((one) => one === "auto" || one === "scroll");
      const { cut } = clip(element);
      const slack = parseFloat(fontSize) * 0.3;
      const bad = scrolls ? undefined : lines.find((line) => {
        const [across, down] = lost(line, cut, own);
        return across > 2 || down > slack;
      });
      const gone = !lines.length && !scrolls;
      if ((bad || gone) && !readable(element, text)) {
        const [across, down] = bad ? lost(bad, cut, own) : [0, 0];
        const how = gone ? "its words have no room" : `${round(across)} px across, ${round(down)} px down`;
        find("cut", element, text, how);
      }
    }
  }

  /** Words that go on in the next line without a hyphen. */
  function brokenWords(texts) {
    const range = document.createRange();
    for (const { element } of texts) {
      if (style(element).hyphens === "auto" || style(element).overflowWrap === "normal") continue;
      for (const node of element.childNodes)
        for (const word of node.nodeType === Node.TEXT_NODE ? node.data.matchAll(/\p{L}{4,}/gu) : []) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter((line) => width(line) > 1).map((line) => line.top);
          if (Math.max(...tops) - Math.min(...tops) > 4) find("broken", element, word[0], "it has no room in a line");
        }
    }
  }

  function coveredWords(texts) {
    for (const { element, text, lines } of texts) {
      const seen = visible(element);
      const points = lines.flatMap((line) => {
        const part = meet(line, meet(seen, screen()));
        if (width(part) < 4 || height(part) < 4) return [];
        const y = (part.top + part.bottom) / 2;
        return [0.2, 0.5, 0.8].map((at) => [part.left + width(part) * at, y]);
      });
      const over = points.map(([x, y]) => painter(element, x, y)).filter(Boolean);
      if (over.length * 3 >= points.length && over.length && !readable(element, text))
        find("covered-words", element, text, `under ${path(over[0])}`);
    }
  }

  /** How much larger than its style an element is drawn, by transforms or by the view box of a drawing. */
  function scale(element) {
    if (element.getScreenCTM) {
      const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    }
    const by = element.offsetHeight ? height(box(element)) / element.offsetHeight : 1;
    // `offsetHeight` is rounded to whole pixels.
    return Math.abs(by - 1) < 0.06 ? 1 : by;
  }
  function tinyWords(texts, smallest, counter) {
    for (const { element, text, lines } of texts) {
      // A map zooms: what is small on it has to be told by a tip.
      if (!lines.length || (element.closest("[data-area=ocean]") && readable(element, text))) continue;
      const size = parseFloat(style(element).fontSize) * scale(element);
      const least = /[\p{L}]{2}/u.test(text) ? smallest : counter;
      if (size < least - 0.05) find("tiny", element, text, `${round(size)} px, least ${least}`);
    }
  }

  const CODE = [
    /\b[a-z]+(?:_[a-z0-9]+)+\b/,
    /\br\d+c\d+\b/,
    /(?:^|[\s(])[sjcdr]\d{1,2}(?=$|[\s),.:])/,
    /\b[\w.-]+\.(?:md|json|ftl|py|svelte)\b/,
    /\((?:draft|retail|basic|mode|edition)\)/,
    /\b(?:web|ask|move|table|group|lesson|refused|word|status|option|event)-[a-z]+-[a-z-]+/,
    /\b(?:undefined|NaN)\b|\[object |\{ ?\$/,
  ];
  function codeIn(text, ids) {
    const found = CODE.map((pattern) => text.match(pattern)?.[0].trim()).find(Boolean);
    return found ?? text.split(/[\s,;:()·"„”“]+/).find((word) => ids.has(word));
  }
  function code(texts, ids) {
    const said = texts.map(({ element, text }) => [element, text]);
    for (const element of document.querySelectorAll("[aria-label], [data-tip], [title], [alt], [placeholder], .sr")) {
      if (!element.checkVisibility()) continue;
      const sources = ["aria-label", "data-tip", "title", "alt", "placeholder"];
      const attributes = sources.map((one) => element.getAttribute(one));
      for (const text of [...attributes, element.matches(".sr") ? element.textContent : null])
        if (text) said.push([element, text]);
    }
    for (const [element, text] of said) {
      const id = codeIn(text, ids);
      if (id) find("code", element, text, id);
    }
  }

  // --- layers, header, areas -------------------------------------------------------------------------------------

  const overlaps = (a, b, by) => {
    const both = meet(a, b);
    return width(both) > by && height(both) > by;
  };

  function layers(texts) {
    const tops = [...document.querySelectorAll(LAYERS)].filter((one) => shown(one) && area(visible(one)) > 0);
    if (!tops.length) return;
    const needed = [
      ...texts.map(({ element }) => element),
      ...document.querySelectorAll(`[data-table] :is(${CHOICES}, [data-card], [data-task])`),
    ].filter((one) => one.closest("[data-table], header") && shown(one));
    for (const layer of tops) {
      const at = visible(layer);
      const under = [...new Set(needed)].filter((one) => {
        if (layer.contains(one) || one.contains(layer)) return false;
        if (one.closest(LAYERS)) return false;
        return overlaps(visible(one), at, 5);
      });
      if (under.length) {
        const said = under.slice(0, 3).map(named).filter(Boolean).join(" | ");
        find("under", layer, said, `${under.length} things are under ${path(layer)}`);
      }
    }
  }

  /** A line of words as far as an ellipsis at the edge of its own element lets it go. */
  const ended = (line, element) => (style(element).overflowX === "visible" ? line : meet(line, box(element)));

  function header(texts) {
    const bar = document.querySelector("header.bar");
    if (!bar || !shown(bar)) return;
    const at = box(bar);
    const things = [
      ...texts
        .filter(({ element }) => bar.contains(element))
        .map(({ element, lines }) => [element, lines.map((line) => ended(line, element))]),
      ...[...bar.querySelectorAll("button, a, select, svg")].filter(shown).map((one) => [one, [box(one)]]),
    ];
    for (const [index, [element, lines]] of things.entries()) {
      if (lines.some((line) => line.left < at.left - 1 || line.right > at.right + 1 || line.bottom > at.bottom + 3))
        find("header", element, named(element), "it reaches beyond the header");
      for (const [other, theirs] of things.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        if (lines.some((line) => theirs.some((one) => overlaps(line, one, 2))))
          find("header", element, named(element), `it overlaps ${path(other)}`);
      }
    }
  }

  /** The box of everything of some kinds that is drawn in an area, as far as it is in view. */
  function drawn(root, kinds = "svg, img, canvas, button, [data-card], [data-task], [data-zone], p, b, strong") {
    const things = root.querySelectorAll(kinds);
    let all = null;
    for (const one of things) {
      if (one.parentElement?.closest("svg") || !shown(one)) continue;
      const seen = meet(visible(one), meet(box(root), screen()));
      if (area(seen) < 16) continue;
      all = all
        ? {
            left: Math.min(all.left, seen.left),
            top: Math.min(all.top, seen.top),
            right: Math.max(all.right, seen.right),
            bottom: Math.max(all.bottom, seen.bottom),
          }
        : seen;
    }
    return all;
  }
  /** What advice, which can be sent away at any time, leaves of the screen. */
  function room() {
    const advice = [...document.querySelectorAll(".coach")].filter(shown);
    return innerWidth * innerHeight - advice.reduce((sum, one) => sum + area(visible(one)), 0);
  }
  /** What is seen in the place of an area: itself, or another one that lies over its middle, as a sheet does. */
  function seenIn(place) {
    const { left, top, right, bottom } = meet(box(place), screen());
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("[data-area]");
    return over && !over.contains(place) && !place.contains(over) ? over : place;
  }
  /** Whether things that keep their shape fill an area: from edge to edge in one direction, as far as margins go. */
  function reaches(root, kinds) {
    const [room, used] = [box(root), drawn(root, kinds)];
    return used !== null && (height(used) >= 0.9 * height(room) || width(used) >= 0.9 * width(room));
  }
  function areas(wanted) {
    for (const { area: name, share: whole, why, full, fits } of wanted) {
      const place = document.querySelector(`[data-area="${name}"]`);
      if (!place) {
        find("share", null, name, `nothing is marked data-area="${name}"`);
        continue;
      }
      const root = seenIn(place);
      // A hand that has been played down needs less room than a full one.
      const cards = root.querySelectorAll("[data-card]").length;
      const all = room();
      const filled = fits && area(meet(box(root), screen())) >= whole * all && reaches(root, fits);
      const share = full ? whole * Math.min(1, cards / full) : filled ? whole * 0.8 : whole;
      const used = drawn(root);
      const is = used ? area(used) / all : 0;
      const [taken, least] = [is, share].map((part) => `${Math.round(part * 100)} %`);
      if (is < share) find("share", root, name, `${taken} of the screen, least ${least}: ${why}`);
    }
  }
  function sizes(wanted) {
    for (const { selector, width: across, height: down, why } of wanted) {
      const things = [...document.querySelectorAll(selector)].filter(shown);
      const small = things.filter((one) => one.offsetWidth < across - 1 || one.offsetHeight < down - 1);
      if (!small.length) continue;
      const [first] = small;
      const is = `${first.offsetWidth} × ${first.offsetHeight} px, least ${across} × ${down}`;
      find("share", first, named(first), `${small.length} of ${things.length}: ${is}: ${why}`);
    }
  }

  function scrolls() {
    const root = document.documentElement;
    const [down, across] = [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth];
    if (down > 1 || across > 1) find("scrolls", root, "", `by ${down} px down and ${across} px across`);
  }

  function run(asked) {
    findings = [];
    forget();
    const texts = words(document.body);
    choices(asked);
    layers(texts);
    header(texts);
    areas(asked.areas);
    sizes(asked.sizes);
    scrolls();
    cutWords(texts);
    brokenWords(texts);
    tinyWords(texts, asked.smallest, asked.counter);
    code(texts, new Set(asked.ids));
    // Painting has nothing to do with what answers to a press: for this everything does.
    const all = new CSSStyleSheet();
    all.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(all);
    coveredWords(texts);
    document.adoptedStyleSheets.pop();
    return findings;
  }
  return { run };
})();
