import { formatarData, isDataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { isMesInteiro } from './intervalos.ts';
import { textosTabela } from '../texts.ts';
import type { Filtro, Intervalo, ValoresFiltro, ValorFiltro } from '../tipos.ts';
import { emTexto } from '#platform/web/formulario/campos/em-texto.ts';

const CENTAVOS = /^\d{1,12}$/;

/** Reads a filter's value from its text in the address; null when it is absent or makes no sense for the filter. */
export function lerValor(filtro: Filtro, bruto: string): ValorFiltro | null {
  if (bruto === '') return null;
  switch (filtro.tipo) {
    case 'texto':
    case 'busca':
      return bruto;
    case 'selecao':
      return filtro.opcoes.some((opcao) => String(opcao.valor) === bruto) ? bruto : null;
    case 'selecao-multipla': {
      const valores = bruto.split(',').filter((valor) => filtro.opcoes.some((opcao) => String(opcao.valor) === valor));
      return valores.length > 0 ? valores : null;
    }
    case 'booleano':
      return bruto === 'true' ? true : bruto === 'false' ? false : null;
    case 'data':
      return isDataCivil(bruto) ? bruto : null;
    case 'datas':
      return lerIntervalo(bruto, isDataCivil);
    case 'valores':
      return lerIntervalo(bruto, (parte) => CENTAVOS.test(parte));
  }
}

/** The text of a value in the address: lists by comma, intervals by `..` (`2026-11-01..` has no end). */
export function escreverValor(valor: ValorFiltro): string {
  if (typeof valor === 'string' || typeof valor === 'boolean') return String(valor);
  return ehIntervalo(valor) ? `${valor.de ?? ''}..${valor.ate ?? ''}` : valor.join(',');
}

/** Query parameters of the active filters, by wire name. */
export function consultaDosFiltros(filtros: readonly Filtro[], valores: ValoresFiltro): Record<string, unknown> {
  const consulta: Record<string, unknown> = {};
  for (const filtro of filtros) {
    const valor = valores[filtro.chave];
    if (valor === undefined) continue;
    if (filtro.tipo === 'datas' || filtro.tipo === 'valores') {
      if (!ehIntervalo(valor)) continue;
      if (valor.de) consulta[filtro.campoDe] = valor.de;
      if (valor.ate) consulta[filtro.campoAte] = valor.ate;
    } else consulta[filtro.campo] = typeof valor === 'boolean' ? String(valor) : valor;
  }
  return consulta;
}

/** What the chip says after the label: "Aberto, Parcial", "de 01/11/2026 até 30/11/2026", "Sim". */
export function descreverValor(filtro: Filtro, valor: ValorFiltro, idioma: Idioma): string {
  const t = (chave: 'sim' | 'nao') => texto(textosTabela, chave, idioma);
  switch (filtro.tipo) {
    case 'booleano':
      return valor === true ? (filtro.rotuloSim ?? t('sim')) : (filtro.rotuloNao ?? t('nao'));
    case 'selecao':
      return rotuloDe(filtro.opcoes, emTexto(valor));
    case 'selecao-multipla':
      return (Array.isArray(valor) ? valor : []).map((item: string) => rotuloDe(filtro.opcoes, item)).join(', ');
    case 'data':
      return isDataCivil(emTexto(valor)) ? formatarData(emTexto(valor)) : '';
    case 'datas':
      return ehIntervalo(valor) ? descreverDatas(valor, idioma) : '';
    case 'valores':
      return ehIntervalo(valor) ? descreverIntervalo(valor, (parte) => formatarReais(centavos(Number.parseInt(parte, 10))), idioma) : '';
    default:
      return emTexto(valor);
  }
}

/** An interval with no end at all is no filter. */
export const intervaloOuNada = (intervalo: Intervalo): Intervalo | null => (intervalo.de || intervalo.ate ? intervalo : null);

export function ehIntervalo(valor: ValorFiltro): valor is Intervalo {
  return typeof valor === 'object' && 'de' in valor;
}

function lerIntervalo(bruto: string, aceita: (parte: string) => boolean): Intervalo | null {
  const [de = '', ate = ''] = bruto.split('..');
  return intervaloOuNada({ de: aceita(de) ? de : null, ate: aceita(ate) ? ate : null });
}

function descreverDatas(valor: Intervalo, idioma: Idioma): string {
  return isMesInteiro(valor) ? formatarData(valor.de ?? '').slice(3) : descreverIntervalo(valor, formatarData, idioma);
}

function descreverIntervalo({ de, ate }: Intervalo, formatar: (parte: string) => string, idioma: Idioma): string {
  if (de && ate && de === ate) return formatar(de);
  if (de && ate) return texto(textosTabela, 'entre', idioma, { de: formatar(de), ate: formatar(ate) });
  return de ? texto(textosTabela, 'desde', idioma, { de: formatar(de) }) : texto(textosTabela, 'ate', idioma, { ate: formatar(ate ?? '') });
}

const rotuloDe = (opcoes: readonly { valor: string | number; rotulo: string }[], valor: string) =>
  opcoes.find((opcao) => String(opcao.valor) === valor)?.rotulo ?? valor;
