/* What a person sees of a page: what is cut by what, what paints over what, where words are. Used by checks.js. */
globalThis.seeing = (() => {
  /** Styles and clips are asked for many times in one pass; they are forgotten before the next. */
  let styles = new Map();
  let clips = new Map();

  function forget() {
    styles = new Map();
    clips = new Map();
  }
  function style(element) {
    let found = styles.get(element);
    if (!found) styles.set(element, (found = getComputedStyle(element)));
    return found;
  }
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (box) => Math.max(0, box.right - box.left);
  const height = (box) => Math.max(0, box.bottom - box.top);
  const area = (box) => width(box) * height(box);
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

  function holds(element) {
    const { position, transform, containerType, contain } = style(element);
    const moved = position !== "static" || transform !== "none" || contain !== "none";
    return moved || !/^(none|normal)?$/.test(containerType);
  }

  /** The ancestors that an element's box is placed by: an absolute one skips those that don't hold it. */
  function* frames(element) {
    let position = style(element).position;
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (style(up).display === "contents") continue; // it has no box
      if (position === "fixed" && style(up).transform === "none") continue;
      if (position === "absolute" && !holds(up)) continue;
      yield up;
      position = style(up).position;
    }
  }

  /** What cuts an element (`cut`: for good; `scroll`: until one scrolls), and the containers that scroll. */
  function clip(element) {
    const known = clips.get(element);
    if (known) return known;
    const found = { cut: screen(), scroll: EVERYWHERE, scrollers: [] };
    for (const up of frames(element)) {
      if (up === document.body || up === document.documentElement) break;
      const { overflowX, overflowY } = style(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const at = box(up);
      const [across, down] = [overflowX, overflowY].map((one) => one === "auto" || one === "scroll");
      const wide = across && up.scrollWidth > up.clientWidth + 1;
      const scrolls = wide || (down && up.scrollHeight > up.clientHeight + 1);
      if (scrolls) {
        found.scroll = meet(found.scroll, at);
        found.scrollers.push(up);
        // Beyond what scrolls, only the container itself can be cut.
        const outer = clip(up);
        found.scroll = meet(found.scroll, meet(outer.cut, outer.scroll));
        found.cut = EVERYWHERE;
        found.scrollers.push(...outer.scrollers);
        break;
      }
      found.cut = meet(found.cut, {
        left: overflowX === "visible" ? -Infinity : at.left,
        right: overflowX === "visible" ? Infinity : at.right,
        top: overflowY === "visible" ? -Infinity : at.top,
        bottom: overflowY === "visible" ? Infinity : at.bottom,
      });
    }
    clips.set(element, found);
    return found;
  }
  /** The part of an element that can be seen now. */
  function visible(element) {
    const { cut, scroll } = clip(element);
    return meet(meet(box(element), cut), scroll);
  }

  /** Words that only screen readers are given. */
  function heardOnly(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { clipPath, overflow } = style(one);
      if (clipPath.startsWith("inset(50%")) return true;
      if (overflow === "hidden" && one.offsetWidth <= 1 && one.offsetHeight <= 1) return true;
    }
    return false;
  }
  function shown(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  }

  /** Every element with words of its own that are meant to be seen, with the boxes of its lines. */
  function words(root) {
    const found = new Map();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION)$/i.test(element.tagName)) continue;
      if (element.closest("symbol, defs") || !shown(element) || heardOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5);
      const entry = found.get(element) ?? { element, text: "", lines: [] };
      entry.text = `${entry.text} ${node.data}`.trim().replace(/\s+/g, " ");
      entry.lines.push(...lines);
      found.set(element, entry);
    }
    return [...found.values()];
  }

  const DRAWN = /^(path|rect|circle|ellipse|polygon|line|polyline|use|image|text|img|canvas|video)$/i;
  function alpha(colour) {
    const parts = colour.match(/[\d.]+/g);
    return !parts ? 0 : parts.length > 3 ? Number(parts[3]) : colour.includes("color(") ? 1 : 1;
  }
  /** How strongly an element covers what is behind it, from 0 to 1. */
  function cover(element) {
    const { opacity, backgroundColor, backgroundImage, fill, fillOpacity, backdropFilter } = style(element);
    if (DRAWN.test(element.tagName)) {
      const filled = fill === "none" ? 0 : alpha(fill) * Number(fillOpacity || 1);
      return Number(opacity) * (/^(use|image|img|canvas|video)$/i.test(element.tagName) ? 1 : filled);
    }
    if (backdropFilter && backdropFilter !== "none") return 1;
    const colours = backgroundImage === "none" ? [] : (backgroundImage.match(/rgba?\([^)]*\)/g) ?? ["rgb(0,0,0)"]);
    return Number(opacity) * Math.max(alpha(backgroundColor), ...colours.map(alpha).sort().slice(0, 1), 0);
  }

  /** The element that paints over a point of `element`, if any. */
  function painter(element, x, y) {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || element.contains(above) || above.contains(element)) return null;
      if (cover(above) > 0.4) return above;
    }
    return null;
  }

  /** A short path that a developer finds the element by. */
  function path(element) {
    const names = [];
    for (let one = element; one && names.length < 3 && one !== document.body; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !/^s(velte)?-/.test(name)).slice(0, 3);
      const marks = ["data-area", "data-task", "data-card", "data-zone", "data-seat"]
        .filter((mark) => one.hasAttribute(mark))
        .map((mark) => `[${mark}]`);
      names.unshift(one.tagName.toLowerCase() + classes.map((name) => `.${name}`).join("") + marks.join(""));
    }
    return names.join(" > ");
  }

  return { forget, style, meet, width, height, area, box, screen, clip, visible, shown, words, painter, path };
})();
