import { z } from 'zod';
import { campo } from '../campos.ts';
import { campoLido, isVazio, type Leitura } from '../campos/base.ts';
import { type DataCivil, montarData, partesDe, somarDias, ultimoDiaDoMes } from '../datas.ts';
import type { Textos } from '../erros.ts';
import { filtroBooleano, filtroId, filtroTexto } from '../listas/filtros.ts';
import type { ListaDeOpcoes } from '../listas/opcao.ts';

type Comum = {
  rotulo: Textos;
  /** Short name in the address of the screen. */
  chave: string;
  /** Its chip is always in view. */
  fixo?: true;
};

/** What a report may be filtered by. `obrigatorio` has a value always: the one asked for, or a default. */
export type FiltroDeRelatorio = Comum &
  (
    | {
        tipo: 'id' /** Which names it offers; the server knows where they come from, and the default. */;
        fonte: string;
        obrigatorio?: true;
        /** It comes from a link and is only taken out: its names are those of what was chosen. */
        porElo?: true;
      }
    | { tipo: 'opcao'; lista: ListaDeOpcoes; obrigatorio?: true; padrao?: string }
    | { tipo: 'opcoes'; lista: ListaDeOpcoes }
    /** One day, always with a value: the one asked for, or the default as the school's calendar has it. */
    | { tipo: 'data'; padrao: DiaPadrao; obrigatorio: true }
    /** `padrao`: the interval when none is asked for. */
    | { tipo: 'datas'; padrao?: IntervaloPadrao; obrigatorio?: true }
    | { tipo: 'booleano' }
    /** The search box of the screen; at most one. */
    | { tipo: 'texto' }
  );
/** By wire name. */
export type FiltrosDeRelatorio = Readonly<Record<string, FiltroDeRelatorio>>;
/** Days that a default names, counted from today at the school. */
export type DiaPadrao = 'hoje' | 'fimDoMesPassado';
export type IntervaloPadrao = 'anoCorrente' | 'mesCorrente';
export type IntervaloDeDatas = { de: string | null; ate: string | null };

type ValorDe<F> = F extends { tipo: 'id' }
  ? number
  : F extends { tipo: 'opcao'; lista: ListaDeOpcoes<infer V> }
    ? V
    : F extends { tipo: 'opcoes'; lista: ListaDeOpcoes<infer V> }
      ? readonly V[]
      : F extends { tipo: 'datas' }
        ? IntervaloDeDatas
        : F extends { tipo: 'data' }
          ? DataCivil
          : F extends { tipo: 'booleano' }
            ? boolean
            : string;
/** The values that a report's query receives. */
export type ValoresDe<F extends FiltrosDeRelatorio> = {
  [K in keyof F]: F[K] extends { obrigatorio: true } ? ValorDe<F[K]> : ValorDe<F[K]> | undefined;
};
export type ValoresSoltos = Readonly<Record<string, unknown>>;

/** Query fields of the filters; an interval of dates is two of them, `…De` and `…Ate`. */
export function camposDosFiltros(filtros: FiltrosDeRelatorio): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(filtros).flatMap(([nome, filtro]): [string, z.ZodType][] => {
      switch (filtro.tipo) {
        case 'id':
          return [[nome, filtroId()]];
        case 'opcao':
          return [[nome, campo.opcao.opcional(filtro.lista)]];
        case 'opcoes':
          return [[nome, filtroOpcoes(filtro.lista)]];
        case 'datas':
          return [
            [`${nome}De`, campo.dataCivil.opcional()],
            [`${nome}Ate`, campo.dataCivil.opcional()],
          ];
        case 'data':
          return [[nome, campo.dataCivil.opcional()]];
        case 'booleano':
          return [[nome, filtroBooleano()]];
        case 'texto':
          return [[nome, filtroTexto(100)]];
      }
    }),
  );
}

/** The values of a validated query, by filter; absent ones are left out. */
export function valoresDaConsulta(filtros: FiltrosDeRelatorio, query: ValoresSoltos): Record<string, unknown> {
  const valores: Record<string, unknown> = {};
  for (const [nome, filtro] of Object.entries(filtros)) {
    const valor = filtro.tipo === 'datas' ? intervalo(query[`${nome}De`], query[`${nome}Ate`]) : query[nome];
    if (!isVazio(valor)) valores[nome] = valor;
    else if (filtro.tipo === 'opcao' && filtro.padrao !== undefined) valores[nome] = filtro.padrao;
  }
  return valores;
}

function intervalo(de: unknown, ate: unknown): IntervaloDeDatas | undefined {
  const ponta = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);
  return ponta(de) === null && ponta(ate) === null ? undefined : { de: ponta(de), ate: ponta(ate) };
}

/** Some values of a closed list, as 'a,b' or as the parameter repeated. */
function filtroOpcoes(lista: ListaDeOpcoes) {
  const validos = lista.map(({ valor }) => valor);
  const ler = (bruto: unknown): Leitura<string[] | undefined> => {
    if (isVazio(bruto)) return { valor: undefined };
    const partes = (Array.isArray(bruto) ? bruto : [bruto]).flatMap((parte: unknown) => String(parte).split(','));
    const errado = partes.find((parte) => !validos.includes(parte));
    return errado === undefined
      ? { valor: [...new Set(partes)] }
      : { codigo: 'OPCAO_INVALIDA', params: { permitidos: validos.join(', ') } };
  };
  return campoLido<string[] | undefined, string | readonly string[]>(ler, { type: 'array', items: { enum: validos } }).optional();
}

/** The value of a filter as the address of a screen has it: lists by comma. */
export function textoDoValor(valor: unknown): string {
  if (Array.isArray(valor)) return valor.join(',');
  return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : '';
}

/** The day that a default names. */
export function diaPadrao(padrao: DiaPadrao, hoje: DataCivil): DataCivil {
  return padrao === 'hoje' ? hoje : somarDias(`${hoje.slice(0, 8)}01`, -1);
}

/** The interval that a default names. */
export function intervaloPadrao(padrao: IntervaloPadrao, hoje: DataCivil): IntervaloDeDatas {
  const { ano, mes } = partesDe(hoje);
  return padrao === 'anoCorrente'
    ? { de: montarData(ano, 1, 1), ate: montarData(ano, 12, 31) }
    : { de: montarData(ano, mes, 1), ate: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) };
}
