import { formatarData, formatarInstante } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDossie } from '../texts.ts';
import type { Registro } from './secoes.ts';

/** A column as a reader says it: `data_nascimento` is "Data nascimento", `valor_centavos` is "Valor". */
export function rotuloDaColuna(coluna: string): string {
  const palavras = coluna
    .replace(/_centavos$/, '')
    .replace(/_id$/, ' (nº)')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}

/** A value as a reader says it. */
export function escreverValor(coluna: string, valor: unknown, idioma: Idioma, fuso: string): string {
  const t = tradutor(textosDossie, idioma);
  if (typeof valor === 'boolean') return valor ? t('sim') : t('nao');
  if (typeof valor === 'number')
    return coluna.endsWith('_centavos') && Number.isSafeInteger(valor) ? formatarReais(centavos(valor)) : String(valor);
  if (typeof valor !== 'string') return JSON.stringify(valor);
  if (/^\d{4}-\d{2}-\d{2}$/.test(valor)) return formatarData(valor);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(valor) ? formatarInstante(valor, fuso) : valor;
}

/** The members of a record that one reads: the bytes of a file are in the JSON alone, and so is the number of what has a name. */
export const camposDe = (registro: Registro, idioma: Idioma, fuso: string): [string, string][] =>
  Object.entries(registro)
    .filter(
      ([coluna, valor]) =>
        coluna !== 'base64' && valor !== null && valor !== '' && !(coluna.replace(/_id$/, '') in registro && coluna.endsWith('_id')),
    )
    .map(([coluna, valor]) => [rotuloDaColuna(coluna), escreverValor(coluna, valor, idioma, fuso)]);
