/** Dragging, pinching and the wheel on the map, as moves of the sight. */

export interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (by: number, x: number, y: number) => void;
}

/** A pointer that goes less than this far is a press, not a drag. */
const STILL = 6;

/** An attachment: makes an element a map that fingers and the mouse move. The end of a drag is not a click. */
export function gestures({ pan, zoom }: Moves): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const at = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const down = (event: PointerEvent): void => {
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved < STILL) return;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, other.x, other.y);
      } else pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = at(event);
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
    };
    const click = (event: MouseEvent): void => {
      if (moved < STILL) return;
      moved = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      node.addEventListener(end, up, { signal });
    node.addEventListener("wheel", wheel, { passive: false, signal });
    node.addEventListener("click", click, { capture: true, signal });
    return () => gone.abort();
  };
}
