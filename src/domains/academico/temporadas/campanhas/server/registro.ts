import { sql } from 'kysely';
import type { z } from 'zod';
import { registroListado } from '#platform/server/registros/registro.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { emailDaPessoa, familiasDaTemporada } from '../../server/familias.ts';
import type { novaTemporada, temporadaLida } from '../esquemas.ts';
import '../../server/restricoes.ts';

export type Temporada = z.input<typeof temporadaLida>;

/** Seasons. What families got does not change: only a draft is edited or deleted. */
export const temporadas = registroListado<Temporada, z.output<typeof novaTemporada>>({
  tabela: 'temporadas',
  alvoTipo: 'temporada',
  ato: { nome: 'temporada', genero: 'a' },
  selecao: sql<Temporada>`r.id, r.nome, r.data_inicio as "dataInicio", r.data_fim as "dataFim", r.mensagem, r.campos, r.documentos, r.ficha_saude as "fichaSaude",
    r.situacao, r.versao, coalesce((select json_agg(tt.turma_id order by tt.turma_id) from temporadas_turmas tt where tt.temporada_id = r.id), '[]') as "turmaIds",
    (select v.ano_letivo_id from temporadas_turmas tt join v_turma v on v.id = tt.turma_id where tt.temporada_id = r.id order by v.ano desc limit 1) as "anoLetivoId",
    (select count(*)::int from temporadas_convites c where c.temporada_id = r.id) as convites,
    (select count(*)::int from temporadas_convites c where c.temporada_id = r.id and c.respondido_em is not null) as respondidos,
    case when r.situacao = 'encerrada' then 0 else (select count(distinct q.id)::int ${familiasDaTemporada(sql`r.id`)} and ${emailDaPessoa(sql`q.id`)} is null) end as "semEmail"`,
  de: sql`from temporadas r`,
  colunas: {
    nome: 'nome',
    dataInicio: 'data_inicio',
    dataFim: 'data_fim',
    mensagem: 'mensagem',
    turmaIds: null,
    campos: 'campos',
    documentos: 'documentos',
    fichaSaude: 'ficha_saude',
  },
  aposGravar: async ({ tx }, id, { depois }) => {
    await sql`delete from temporadas_turmas where temporada_id = ${id}`.execute(tx);
    if (depois)
      await sql`insert into temporadas_turmas (temporada_id, turma_id) select ${id}, unnest(${depois.turmaIds}::bigint[])`.execute(tx);
  },
  conferirEdicao: conferirRascunho,
  conferirExclusao: conferirRascunho,
});

function conferirRascunho({ situacao, nome }: Temporada): void {
  if (situacao !== 'rascunho') throw erros.TEMPORADA_JA_ABERTA({ nome });
}
