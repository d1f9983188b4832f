import { expect, test } from "vitest";

import { qr, remainder } from "./qr";

test("a symbol is the same as another implementation's", () => {
  // Made with qrcode-generator 2.0, level M, bytes; each row is a number in base 36.
  const reference =
    "1qnhpfgf w47ocw1 1a32yv6l 1a3p5dul 1a3e4qjh w8vwwg1 1qt5f2wv 6sppmo 1ay0oj98 b3b8sju 1hxtv5h7 htgz0v5 uc3ez8f " +
    "17susaaq 1fzp0dvd 31gmauo 1p5h8stz j5ccy0a jol7tkf 758764h 1js8dmts 90gcbkb 6klkou3 rovjp4i 15c5w5b9 wq5wju4 " +
    "181rnq3n 16nbn529 15acrt2s 77ysre 1qq4rbyt w8wwnx7 1a0plmut 1a37y501 1a0tdaiz w2w7jbt 1qrz8opj";
  const made = qr("https://batyskaf.example/t/7ab2575fc8a3#kq3V0bYt5Qw8mN2xLrZc7HdE4fGs1JpA");
  expect(made.map((row) => parseInt(row.map(Number).join(""), 2).toString(36)).join(" ")).toBe(reference);
});

test("the error correction is that of the example in the standard", () => {
  // ISO/IEC 18004, the symbol 01234567 of version 1-M.
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(remainder(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

test("a text grows the symbol until version 10, and no further", () => {
  expect(qr("a".repeat(14)).length).toBe(21);
  expect(qr("a".repeat(15)).length).toBe(25);
  expect(qr("a".repeat(213)).length).toBe(57);
  expect(() => qr("a".repeat(214))).toThrow("214 bytes");
});
