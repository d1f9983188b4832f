/** Whether this page is the static site, whose table runs in a worker of the browser: `vite build --mode site`. */
export const SITE = import.meta.env.MODE === "site";

/**
 * What the keys of local storage begin with. A server may serve the site beside its own page, and the links to its
 * tables are not the site's.
 */
export const OURS = SITE ? "batyskaf.site." : "batyskaf.";
