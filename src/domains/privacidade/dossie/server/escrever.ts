import { formatarData, formatarInstante } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDossie } from '../texts.ts';
import type { Registro } from './secoes.ts';

const rotulos: Readonly<Record<string, string>> = {
  created_at: 'Registrado em',
  updated_at: 'Alterado em',
  usuario_nome: 'Registrado por',
  cor_raca: 'Cor ou raça',
};

/** A column as a reader says it: `data_nascimento` is "Data nascimento", `valor_centavos` is "Valor". */
export function rotuloDaColuna(coluna: string): string {
  if (rotulos[coluna] !== undefined) return rotulos[coluna];
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
  if (Array.isArray(valor)) return valor.map((item) => escreverValor(coluna, item, idioma, fuso)).join('; ');
  if (typeof valor === 'object' && valor !== null)
    return Object.entries(valor)
      .filter(([, membro]) => membro !== null)
      .map(([membro, dele]) => `${rotuloDaColuna(membro)}: ${escreverValor(membro, dele, idioma, fuso)}`)
      .join(', ');
  if (typeof valor !== 'string') return String(valor);
  if (/^\d{4}-\d{2}-\d{2}$/.test(valor)) return formatarData(valor);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(valor) ? formatarInstante(valor, fuso) : valor;
}

/** What only keeps two people from writing over one another. */
const soDoPortal = new Set(['base64', 'versao']);
/** The members of a record that one reads: the bytes of a file are in the JSON alone, and so is the number of what has a name. */
export const camposDe = (registro: Registro, idioma: Idioma, fuso: string): [string, string][] =>
  Object.entries(registro)
    .filter(
      ([coluna, valor]) =>
        !soDoPortal.has(coluna) && valor !== null && valor !== '' && !(coluna.replace(/_id$/, '') in registro && coluna.endsWith('_id')),
    )
    .map(([coluna, valor]) => [rotuloDaColuna(coluna), escreverValor(coluna, valor, idioma, fuso)]);
