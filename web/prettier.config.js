/** The layout of the page's sources. */
import * as svelte from "prettier-plugin-svelte";

export default {
    printWidth: 120,
    plugins: [svelte],
    overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
