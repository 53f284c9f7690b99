import type { Idioma } from '#shared/erros.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { type IntervaloDeDatas, textoDoValor, type ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { ehIntervalo } from '../tabela/filtros/filtros.ts';
import type { Filtro, Opcao, ValoresFiltro, ValorFiltro } from '../tabela/tipos.ts';

export type OpcoesDosFiltros = Readonly<Record<string, readonly Opcao[]>>;

/** The filters of a report as the chips of a list; names by the language in use. */
export function filtrosDaTela({ filtros }: Relatorio, opcoes: OpcoesDosFiltros, idioma: Idioma): Filtro[] {
  return Object.entries(filtros).flatMap(([campo, filtro]): Filtro[] => {
    const comum = { chave: filtro.chave, rotulo: filtro.rotulo[idioma], fixo: filtro.fixo === true };
    const daLista = (lista: readonly { valor: string; br: string; en: string }[]): Opcao[] =>
      lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }));
    switch (filtro.tipo) {
      case 'id':
        if (filtro.porElo === true && (opcoes[filtro.fonte] ?? []).length === 0) return [];
        return [{ ...comum, tipo: 'selecao', campo, opcoes: opcoes[filtro.fonte] ?? [], obrigatorio: filtro.obrigatorio === true }];
      case 'opcao':
        return [{ ...comum, tipo: 'selecao', campo, opcoes: daLista(filtro.lista), obrigatorio: filtro.obrigatorio === true }];
      case 'opcoes':
        return [{ ...comum, tipo: 'selecao-multipla', campo, opcoes: daLista(filtro.lista) }];
      case 'data':
        return [{ ...comum, tipo: 'data', campo, obrigatorio: true }];
      case 'datas':
        return [{ ...comum, tipo: 'datas', campoDe: `${campo}De`, campoAte: `${campo}Ate`, obrigatorio: filtro.obrigatorio === true }];
      case 'booleano':
        return [{ ...comum, tipo: 'booleano', campo }];
      case 'texto':
        return [];
    }
  });
}

/** The search box of a report, when it has one. */
export function buscaDaTela({ filtros }: Relatorio, idioma: Idioma): { campo: string; rotulo: string } | null {
  const achada = Object.entries(filtros).find(([, filtro]) => filtro.tipo === 'texto');
  return achada ? { campo: achada[0], rotulo: achada[1].rotulo[idioma] } : null;
}

/** What the chips show: what the address says, and the defaults that the server applied where it says nothing. */
export function valoresMostrados({ filtros }: Relatorio, valores: ValoresFiltro, aplicados: ValoresSoltos | undefined): ValoresFiltro {
  const padroes = Object.entries(filtros).flatMap(([campo, filtro]): [string, ValorFiltro][] => {
    const aplicado = aplicados?.[campo];
    if (aplicado === undefined || aplicado === 0) return [];
    if (filtro.tipo === 'datas') return filtro.padrao === undefined ? [] : [[filtro.chave, aplicado as IntervaloDeDatas]];
    const temPadrao = (filtro.tipo === 'id' || filtro.tipo === 'opcao' || filtro.tipo === 'data') && filtro.obrigatorio === true;
    return temPadrao ? [[filtro.chave, textoDoValor(aplicado)]] : [];
  });
  return { ...Object.fromEntries(padroes), ...valores };
}

/** Whether the user narrowed the report in any way; what always has a value narrows nothing. */
export function isFiltrado(filtros: readonly Filtro[], valores: ValoresFiltro, busca: string): boolean {
  return busca !== '' || filtros.some(({ chave, obrigatorio }) => !obrigatorio && chave in valores && !vazio(valores[chave]));
}

const vazio = (valor: ValorFiltro | undefined): boolean =>
  valor === undefined || (typeof valor === 'object' && ehIntervalo(valor) && valor.de === null && valor.ate === null);
