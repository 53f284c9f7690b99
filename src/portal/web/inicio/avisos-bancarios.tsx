/** By itself, so that the home loads of its room what it shows and not what records do with it. */
export { AvisosBancarios as default } from '#domains/financeiro/dados-bancarios/web/door.tsx';
