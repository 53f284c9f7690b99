import type { z } from 'zod';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDeclaracao } from '../texts.ts';
import type { situacaoDaDeclaracao, situacaoDaQuitacao } from '../respostas.ts';
import { situacoesDaDeclaracao } from '../tipos.ts';

type Filtros = {
  ano: number;
  nome?: string | undefined;
  turmaId?: number | undefined;
  direito?: z.output<typeof situacaoDaQuitacao> | undefined;
  situacao?: z.output<typeof situacaoDaDeclaracao> | undefined;
};

/** The filters of a list of payers as its paper says them. */
export async function filtrosNoPapel(db: Db, f: Filtros, idioma: Idioma): Promise<[string, string][]> {
  const t = tradutor(textosDeclaracao, idioma);
  const { rows } =
    f.turmaId === undefined
      ? { rows: [] }
      : await sql<{ nome: string }>`select nome || ' · ' || ano as nome from v_turma where id = ${f.turmaId}`.execute(db);
  return [
    [t('ano'), String(f.ano)],
    ...(f.nome === undefined ? [] : [[t('responsavel'), f.nome] as [string, string]]),
    ...(f.turmaId === undefined ? [] : [[t('turma'), rows[0]?.nome ?? '—'] as [string, string]]),
    ...(f.direito === undefined ? [] : [[t('direito'), t(`direito_${f.direito}`)] as [string, string]]),
    ...(f.situacao === undefined ? [] : [[t('situacao'), rotuloDe(situacoesDaDeclaracao, f.situacao, idioma)] as [string, string]]),
  ];
}
