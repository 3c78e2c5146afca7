import { convert, DECIMALS, type Decimal } from './calculate';

/** Factors of the conversions (docs/behaviour.md#units), as texts: exact. */
const INCH_CM = '2.54';
const LB_G = '453.592';
const LB_OZ = '16';
const KG_LB = '2.2046226';

/**
 * Inches as centimetres. All conversions take a number or a text of digits, calculate exactly and round half up.
 * @param decimals 0–20, default 4
 * @throws {ShellError} `argument` for what is no finite number
 * @example
 * inchToCm(10); // 25.4
 */
export const inchToCm = (inches: Decimal, decimals = DECIMALS): number =>
  convert(inches, INCH_CM, false, decimals);
/** Centimetres as inches; see `inchToCm`. */
export const cmToInch = (cm: Decimal, decimals = DECIMALS): number => convert(cm, INCH_CM, true, decimals);

/** Pounds as grams; see `inchToCm`. */
export const lbToG = (pounds: Decimal, decimals = DECIMALS): number => convert(pounds, LB_G, false, decimals);
/** Grams as pounds; see `inchToCm`. */
export const gToLb = (grams: Decimal, decimals = DECIMALS): number => convert(grams, LB_G, true, decimals);

/** Pounds as ounces; see `inchToCm`. */
export const lbToOz = (pounds: Decimal, decimals = DECIMALS): number =>
  convert(pounds, LB_OZ, false, decimals);
/** Ounces as pounds; see `inchToCm`. */
export const ozToLb = (ounces: Decimal, decimals = DECIMALS): number =>
  convert(ounces, LB_OZ, true, decimals);

/** Kilograms as pounds; see `inchToCm`. */
export const kgToLb = (kg: Decimal, decimals = DECIMALS): number => convert(kg, KG_LB, false, decimals);
/** Pounds as kilograms; see `inchToCm`. */
export const lbToKg = (pounds: Decimal, decimals = DECIMALS): number =>
  convert(pounds, KG_LB, true, decimals);
