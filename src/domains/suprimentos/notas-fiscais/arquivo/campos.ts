import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { isGtin } from '#shared/documentos/gtin.ts';
import { errosDoArquivo } from './erros.ts';
import { type Elemento, textoEm } from './xml/ler-xml.ts';

/** The text at a path, which must be there. @throws NF_CAMPO_ILEGIVEL */
export function obrigatorio(e: Elemento | undefined, ...caminho: readonly string[]): string {
  const texto = textoEm(e, ...caminho);
  if (texto === null) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: caminho.join('/') });
  return texto;
}

/** Money at a path; nothing where there is none. @throws NF_CAMPO_ILEGIVEL */
export function dinheiroEm(e: Elemento | undefined, ...caminho: readonly string[]): Centavos {
  const texto = textoEm(e, ...caminho);
  if (texto === null) return centavos(0);
  const lido = lerDecimal(semZerosNoFim(texto), 2);
  if (lido === null || lido < 0n || lido > 999_999_999_999n) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: caminho.join('/') });
  return centavos(Number(lido));
}

/** A quantity above zero, with four decimals; more than four that say something are refused. @throws NF_CAMPO_ILEGIVEL */
export function quantidadeEm(e: Elemento | undefined, ...caminho: readonly string[]): string {
  const lida = lerDecimal(semZerosNoFim(obrigatorio(e, ...caminho)), 4);
  if (lida === null || lida <= 0n || lida >= 100_000_000_000n) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: caminho.join('/') });
  return escreverDecimal(lida, 4);
}

const semZerosNoFim = (texto: string): string => texto.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The day of a date or of an instant, as the one who issued it saw the calendar. @throws NF_CAMPO_ILEGIVEL */
export function diaEm(e: Elemento | undefined, ...caminho: readonly string[]): DataCivil {
  const dia = obrigatorio(e, ...caminho).slice(0, 10);
  if (!isDataCivil(dia)) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: caminho.join('/') });
  return dia;
}

/** CNPJ or CPF of a party of the invoice. */
export const documentoEm = (e: Elemento | undefined): string | null => textoEm(e, 'CNPJ') ?? textoEm(e, 'CPF');

/** A unit as the product has it: capital letters and digits, at most six. */
export const unidadeDe = (texto: string): string =>
  texto
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6) || 'UN';

/** A barcode where there is one: 'SEM GTIN' and others that check not are none. */
export const gtinDe = (texto: string | null): string | null => (texto !== null && isGtin(texto) ? texto : null);

/** A text in one line, as long as its column takes. */
export const curto = (texto: string, maximo: number): string =>
  texto
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, maximo)
    .trim();
export const curtoOuNada = (texto: string | null, maximo: number): string | null => (texto === null ? null : curto(texto, maximo) || null);
