/** The dark side of each suit's colour, which white figures are read on. */
const COLOURS: Record<string, string> = { P: "#5d2347", B: "#06304f", G: "#023d30", Y: "#5c4300", S: "#0b151c" };

export const colourOf = (card: string): string => COLOURS[card[0] ?? ""] ?? COLOURS.S!;
