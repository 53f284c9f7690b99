import { type RawBuilder, sql } from 'kysely';
import type { Idioma } from '#shared/erros.ts';
import {
  diaPadrao,
  type FiltroDeRelatorio,
  type FiltrosDeRelatorio,
  intervaloPadrao,
  type ValoresSoltos,
} from '#shared/relatorios/filtros.ts';
import type { Db } from '../database/kysely.ts';
import type { ContextoDeRelatorio } from './fonte.ts';

/** Where the names of a filter come from. `opcoes` is a select of `valor`, `rotulo` and `ordem` (texts and a number). */
export type FonteDeNomes = {
  opcoes: (filtros: ValoresSoltos, idioma: Idioma) => RawBuilder<unknown>;
  /** The value when a report needs one and none is asked for, by what is asked and the defaults before it; null when there is nothing to choose from. */
  padrao?: (contexto: ContextoDeRelatorio, valores: ValoresSoltos) => Promise<number | null>;
};
export type FontesDeNomes = Readonly<Record<string, FonteDeNomes>>;
type Linha = { fonte: string; valor: number; rotulo: string };

/** The names that the filters of a report offer, all in one statement. */
export async function listarOpcoes(
  db: Db,
  filtros: FiltrosDeRelatorio,
  fontes: FontesDeNomes,
  { valores, idioma }: { valores: ValoresSoltos; idioma: Idioma },
): Promise<Record<string, { valor: number; rotulo: string }[]>> {
  const nomes = [...new Set(Object.values(filtros).flatMap((filtro) => (filtro.tipo === 'id' ? [filtro.fonte] : [])))];
  if (nomes.length === 0) return {};
  const partes = nomes.map(
    (nome) =>
      sql`select ${nome}::text as fonte, x.valor::bigint as valor, x.rotulo::text as rotulo, x.ordem::bigint as ordem from (${fonteDe(fontes, nome).opcoes(valores, idioma)}) x`,
  );
  const { rows } = await sql<Linha>`${sql.join(partes, sql` union all `)} order by fonte, ordem, rotulo limit 5000`.execute(db);
  return Object.fromEntries(
    nomes.map((nome) => [nome, rows.filter(({ fonte }) => fonte === nome).map(({ valor, rotulo }) => ({ valor, rotulo }))]),
  );
}

/** The filters with a default where a report needs a value; an empty school gives 0, which nothing has. */
export async function comPadroes(
  contexto: ContextoDeRelatorio,
  filtros: FiltrosDeRelatorio,
  fontes: FontesDeNomes,
  valores: ValoresSoltos,
): Promise<ValoresSoltos> {
  const completos: Record<string, unknown> = { ...valores };
  for (const [nome, filtro] of Object.entries(filtros))
    if (completos[nome] === undefined) {
      const padrao = await padraoDe(contexto, filtro, fontes, completos);
      if (padrao !== undefined) completos[nome] = padrao;
    }
  return completos;
}

async function padraoDe(
  contexto: ContextoDeRelatorio,
  filtro: FiltroDeRelatorio,
  fontes: FontesDeNomes,
  valores: ValoresSoltos,
): Promise<unknown> {
  if (filtro.tipo === 'data') return diaPadrao(filtro.padrao, contexto.hoje);
  if (filtro.tipo === 'datas' && filtro.padrao !== undefined) return intervaloPadrao(filtro.padrao, contexto.hoje);
  if (filtro.tipo !== 'id' || filtro.obrigatorio !== true) return undefined;
  return (await fonteDe(fontes, filtro.fonte).padrao?.(contexto, valores)) ?? 0;
}

function fonteDe(fontes: FontesDeNomes, nome: string): FonteDeNomes {
  const fonte = fontes[nome];
  if (!fonte) throw new Error(`no source of names is called ${nome}`);
  return fonte;
}
