import { type DataCivil, formatarData, partesDe } from '../datas.ts';
import { decimalCurto } from '../decimais.ts';
import { formatarCpfOuCnpj } from '../documentos/cpf-ou-cnpj.ts';
import { formatarCpf } from '../documentos/cpf.ts';
import { centavos, formatarReais, formatarValor } from '../dinheiro.ts';
import type { Idioma } from '../erros.ts';
import { rotuloDe } from '../listas/opcao.ts';
import { formatarContagem } from '../textos.ts';
import type { Celula } from './colunas.ts';
import type { ColunaDeRelatorio, TipoDeCelula } from './colunas.ts';

/** A figure as a person reads it; a dash stands for none. */
export function formatarMedida(valor: number | null, tipo: TipoDeCelula, idioma: Idioma): string {
  if (valor === null) return '—';
  if (tipo === 'dinheiro') return formatarReais(centavos(valor));
  if (tipo === 'percentual') return formatarPercentual(valor, idioma);
  return formatarContagem(valor, idioma);
}

/** A figure inside a table, whose header tells the currency. */
export function formatarNaTabela(valor: number | null, tipo: TipoDeCelula, idioma: Idioma): string {
  if (valor === null) return formatarMedida(valor, tipo, idioma);
  if (tipo === 'saldo') return formatarSaldo(valor, idioma);
  return tipo === 'dinheiro' ? formatarValor(centavos(valor)) : formatarMedida(valor, tipo, idioma);
}

/** '64.352,18 D' from debits less credits: nothing stands on no side. */
export function formatarSaldo(valor: number, idioma: Idioma): string {
  const lado = valor > 0 ? lados[idioma].devedor : valor < 0 ? lados[idioma].credor : '';
  return `${formatarValor(centavos(Math.abs(valor)))}${lado}`;
}
const lados = { br: { devedor: '\u00a0D', credor: '\u00a0C' }, en: { devedor: '\u00a0Dr', credor: '\u00a0Cr' } };

/** The header of a column: amounts name their currency once, here. */
export function tituloDaColuna({ titulo, tipo }: Pick<ColunaDeRelatorio, 'titulo' | 'tipo'>, idioma: Idioma): string {
  return tipo === 'dinheiro' || tipo === 'saldo' ? `${titulo[idioma]} (R$)` : titulo[idioma];
}

/** Beyond this a percentage says nothing any more: what it is of is next to nothing. */
const PERCENTUAL_MAXIMO = 99_999;

/** '83,33%' (in English '83.33%') from hundredths of a percent; '> 999%' above what says something. */
export function formatarPercentual(centesimos: number, idioma: Idioma): string {
  if (Math.abs(centesimos) > PERCENTUAL_MAXIMO) return centesimos < 0 ? '< -999%' : '> 999%';
  const digitos = String(Math.abs(centesimos)).padStart(3, '0');
  const inteiro = formatarContagem(Number.parseInt(digitos.slice(0, -2), 10), idioma);
  return `${centesimos < 0 ? '-' : ''}${inteiro}${idioma === 'br' ? ',' : '.'}${digitos.slice(-2)}%`;
}

const meses = {
  br: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** 'mar/2026' ('Mar 2026' in English) from the first day of a month. */
export function formatarMes(dia: DataCivil, idioma: Idioma): string {
  const { ano, mes } = partesDe(dia);
  return `${meses[idioma][mes - 1] ?? ''}${idioma === 'br' ? '/' : ' '}${ano}`;
}

/** A cell of a report as a person reads it, on the screen and on paper alike. */
export function formatarCelula(
  coluna: Pick<ColunaDeRelatorio, 'tipo' | 'opcoes' | 'inteira'>,
  valor: Celula | undefined,
  idioma: Idioma,
): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (coluna.opcoes) return rotuloDe(coluna.opcoes, String(valor), idioma);
  if (coluna.tipo === 'data') return formatarData(String(valor));
  if (coluna.tipo === 'documento') return formatarCpfOuCnpj(String(valor));
  if (coluna.tipo === 'cpf') return formatarCpf(String(valor));
  if (coluna.tipo === 'mes') return formatarMes(String(valor), idioma);
  if (coluna.tipo === 'decimal') return coluna.inteira ? String(valor).replace('.', ',') : decimalCurto(String(valor));
  if (coluna.tipo === 'simnao') return valor === true ? (idioma === 'br' ? 'Sim' : 'Yes') : idioma === 'br' ? 'Não' : 'No';
  return typeof valor === 'number' ? formatarNaTabela(valor, coluna.tipo, idioma) : String(valor);
}

/** Whether cells of this kind stand at the right. */
export const isNumerico = (tipo: TipoDeCelula): boolean => ['inteiro', 'dinheiro', 'saldo', 'decimal', 'percentual'].includes(tipo);
