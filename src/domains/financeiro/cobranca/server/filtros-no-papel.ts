import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { FiltrosCarta, FiltrosDevedor } from '../api.ts';
import { canais, situacoesCarta } from '../situacoes.ts';
import { textosCobranca } from '../texts.ts';

type Pares = [rotulo: string, valor: string][];
const faixa = <T>(de: T | null | undefined, ate: T | null | undefined, formatar: (valor: T) => string): string | null =>
  de == null && ate == null ? null : `${de == null ? '…' : formatar(de)} – ${ate == null ? '…' : formatar(ate)}`;
const presentes = (pares: readonly (readonly [string, string | null | undefined])[]): Pares =>
  pares.flatMap(([rotulo, valor]): Pares => (valor == null ? [] : [[rotulo, valor]]));

async function nomeDe(db: Db, visao: 'v_turma' | 'v_pessoa_resumo', id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const { rows } =
    visao === 'v_turma'
      ? await sql<{ nome: string }>`select nome || ' · ' || ano as nome from v_turma where id = ${id}`.execute(db)
      : await sql<{ nome: string }>`select nome_completo as nome from v_pessoa_resumo where id = ${id}`.execute(db);
  return rows[0]?.nome ?? '—';
}

/** The filters of the list of debtors as its paper says them. */
export async function filtrosDeDevedores(db: Db, f: FiltrosDevedor, idioma: Idioma): Promise<Pares> {
  const t = tradutor(textosCobranca, idioma);
  const reais = (valor: number): string => formatarReais(centavos(valor));
  return presentes([
    [t('responsavel'), f.nome ?? (await nomeDe(db, 'v_pessoa_resumo', f.pagadorId))],
    [t('diasDeAtraso'), faixa(f.diasMinimo, f.diasMaximo, String)],
    [t('valor'), faixa(f.valorMinimo, f.valorMaximo, reais)],
    [t('turma'), await nomeDe(db, 'v_turma', f.turmaId)],
  ]);
}

/** The filters of the list of letters as its paper says them. */
export async function filtrosDeCartas(db: Db, f: FiltrosCarta, idioma: Idioma): Promise<Pares> {
  const t = tradutor(textosCobranca, idioma);
  return presentes([
    [t('responsavel'), f.nome ?? (await nomeDe(db, 'v_pessoa_resumo', f.pagadorId))],
    [t('lote'), f.loteId === undefined ? null : String(f.loteId)],
    [t('data'), faixa(f.inicio, f.fim, formatarData)],
    [t('situacao'), f.situacao === undefined ? null : rotuloDe(situacoesCarta, f.situacao, idioma)],
    [t('canal'), f.canal === undefined ? null : rotuloDe(canais, f.canal, idioma)],
  ]);
}
