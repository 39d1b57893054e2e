// What is wrong with where things stand on the page of a table.

/**
 * Runs in the page. Faults are texts that are cut, buttons and texts that something else covers or that lie where nothing scrolls,
 * targets that are too small (those that act may need more, except what is said to be allowed to), and questions for which one would have to scroll the page. What lies outside of the window of a
 * scroll container is no fault, because it can be reached; `board` says whether there is such a thing on the board.
 */
export function layoutOf({ targetMin = 24, mainMin = targetMin, mayBeSmall = "", textMin = 9.5 } = {}) {
  const faults = new Set();
  const named = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const isClipped = (element) => element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);

  /** The part of the window in which an element can be seen without scrolling, and whether scrolling helps. */
  function windowOf(element) {
    const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, canScroll: false };
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.top = Math.max(part.top, box.top);
      part.right = Math.min(part.right, box.right);
      part.bottom = Math.min(part.bottom, box.bottom);
      part.canScroll ||= scrolls(style);
    }
    return part;
  }

  function look(element, boxes) {
    const part = windowOf(element);
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      const isOut = box.left < part.left - 2 || box.right > part.right + 2 || box.top < part.top - 2 || box.bottom > part.bottom + 2;
      if (isOut && !part.canScroll) faults.add(`off the page: ${named(element)}`);
      if (isOut) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      // The buttons that send stay at the foot of a panel that scrolls.
      const isFoot = hit?.closest(".send") != null && element.closest(".ask") != null && panel.scrollHeight > panel.clientHeight;
      if (hit && !isFoot && !element.contains(hit) && !hit.contains(element)) faults.add(`covered by ${named(hit)}: ${named(element)}`);
    }
  }

  function lookAtTexts(root) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (node.data.trim() === "" || element.closest("option, title") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(element, range.getClientRects());
      if (parseFloat(getComputedStyle(element).fontSize) < textMin && !element.closest("svg")) faults.add(`tiny: ${named(element)}`);
    }
  }

  function lookAtElements(root) {
    for (const element of root.querySelectorAll("*")) {
      if (!isSeen(element)) continue;
      const style = getComputedStyle(element);
      // Long names end with an ellipsis where their title has the whole of them.
      const mayEnd = style.textOverflow === "ellipsis" && element.closest("[title]") !== null;
      if (!scrolls(style) && style.overflowX !== "visible" && !mayEnd && element.scrollWidth > element.clientWidth + 1) faults.add(`cut: ${named(element)}`);
      if (!element.matches("button, input, select, a, summary")) continue;
      const box = element.getBoundingClientRect();
      look(element, [box]);
      const isMain = element.closest(".panel, .tabs, .board") !== null && !(mayBeSmall && element.matches(mayBeSmall));
      if (Math.min(box.width, box.height) < (isMain ? mainMin : targetMin) - 0.5) faults.add(`small, ${Math.round(box.width)} × ${Math.round(box.height)}: ${named(element)}`);
    }
  }

  const [board, panel] = [document.querySelector(".board"), document.querySelector(".panel")];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.add("the page is wider than the window");
  if (page.scrollHeight > innerHeight + 1) faults.add("the page is higher than the window");
  for (const root of document.querySelectorAll(".prompt, .tabs, .board, .panel")) {
    lookAtTexts(root);
    lookAtElements(root);
  }
  for (const asked of document.querySelectorAll(".prompt > p, .button.go")) {
    const { top, bottom } = asked.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) faults.add(`one has to scroll for ${named(asked)}`);
  }
  const hidden = (element) => (element && element.scrollHeight > element.clientHeight + 1 ? `${element.clientHeight} of ${element.scrollHeight}` : "");
  return { faults: [...faults], board: hidden(board), panel: hidden(panel) };
}
