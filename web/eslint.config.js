/** The linter's rules for the page; Prettier formats it. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
    globalIgnores(["src/made", "src/proto.ts"]),
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    svelte.configs.recommended,
    {
        linterOptions: { reportUnusedDisableDirectives: "error" },
        languageOptions: {
            globals: globals.browser,
            parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
        },
        rules: {
            eqeqeq: ["error", "always", { null: "ignore" }],
            "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
            "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
            "@typescript-eslint/no-confusing-void-expression": [
                "error",
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            // `void thing` makes an effect depend on that thing.
            "@typescript-eslint/no-meaningless-void-operator": "off",
            // The compiler checks every index (noUncheckedIndexedAccess); `!` asserts that a value exists.
            "@typescript-eslint/no-non-null-assertion": "off",
            // The caller names the type of a value read from JSON: `piece<Card>(…)`.
            "@typescript-eslint/no-unnecessary-type-parameters": "off",
            // Plain maps, sets and dates are used for values that nothing renders.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        // The parser doesn't know the types of bindings and callbacks in markup; svelte-check checks them.
        files: ["**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
        },
    },
);
