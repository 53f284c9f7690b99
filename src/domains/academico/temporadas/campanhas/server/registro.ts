import { sql } from 'kysely';
import type { z } from 'zod';
import { mudarPrazoDosLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { registroListado } from '#platform/server/registros/registro.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { respondeu } from '../../server/recusadas.ts';
import { emailDaPessoa, familiasDaTemporada } from '../../server/familias.ts';
import type { novaTemporada, temporadaLida } from '../esquemas.ts';
import '../../server/restricoes.ts';

export type Temporada = z.input<typeof temporadaLida>;
type Corpo = z.output<typeof novaTemporada>;
/** What families read and are asked: all of a season but its last day. */
const oQueReceberam = ['nome', 'dataInicio', 'mensagem', 'turmaIds', 'campos', 'documentos', 'fichaSaude'] as const;
/** Lists are the same in whatever order they were ticked. */
const mesmo = (a: unknown, b: unknown): boolean =>
  JSON.stringify(Array.isArray(a) ? a.toSorted() : a) === JSON.stringify(Array.isArray(b) ? b.toSorted() : b);

/** Seasons. What families got does not change: a draft is edited and deleted, of an open one only the last day is another. */
export const temporadas = registroListado<Temporada, Corpo>({
  tabela: 'temporadas',
  alvoTipo: 'temporada',
  ato: { nome: 'temporada', genero: 'a' },
  selecao: sql<Temporada>`r.id, r.nome, r.data_inicio as "dataInicio", r.data_fim as "dataFim", r.mensagem, r.campos, r.documentos, r.ficha_saude as "fichaSaude",
    r.situacao, r.versao, coalesce((select json_agg(tt.turma_id order by tt.turma_id) from temporadas_turmas tt where tt.temporada_id = r.id), '[]') as "turmaIds",
    (select v.ano_letivo_id from temporadas_turmas tt join v_turma v on v.id = tt.turma_id where tt.temporada_id = r.id order by v.ano desc limit 1) as "anoLetivoId",
    (select count(*)::int from temporadas_convites c where c.temporada_id = r.id) as convites,
    (select count(*)::int from temporadas_convites c where c.temporada_id = r.id and ${respondeu}) as respondidos,
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
  aposGravar: async ({ tx }, id, { antes, depois }) => {
    await sql`delete from temporadas_turmas where temporada_id = ${id}`.execute(tx);
    if (!depois) return;
    await sql`insert into temporadas_turmas (temporada_id, turma_id) select ${id}, unnest(${depois.turmaIds}::bigint[])`.execute(tx);
    if (antes?.situacao !== 'aberta') return;
    const { rows } = await sql<{ id: number }>`select id from temporadas_convites where temporada_id = ${id} order by id`.execute(tx);
    const alvoIds = rows.map((convite) => convite.id);
    await mudarPrazoDosLinksExternos(tx, { finalidade: 'temporada', alvoIds, ate: depois.dataFim });
  },
  conferirEdicao: (atual, corpo, { hoje }) => {
    const { situacao, nome } = atual;
    if (situacao === 'rascunho') return;
    if (situacao === 'encerrada') throw erros.TEMPORADA_ENCERRADA({ nome }, { campos: ['dataFim'] });
    const mudaram = oQueReceberam.filter((membro) => !mesmo(atual[membro], corpo[membro]));
    if (mudaram.length > 0) throw erros.TEMPORADA_JA_ABERTA({ nome }, { campos: mudaram });
    conferirPrazo(hoje, { nome, dataFim: corpo.dataFim });
  },
  conferirExclusao: ({ situacao, nome }) => {
    if (situacao !== 'rascunho') throw erros.TEMPORADA_JA_ABERTA({ nome });
  },
});

/** Whoever is asked has until the end of the last day. @throws TEMPORADA_TERMINADA */
export function conferirPrazo(hoje: DataCivil, { nome, dataFim }: Pick<Temporada, 'nome' | 'dataFim'>): void {
  if (dataFim < hoje) throw erros.TEMPORADA_TERMINADA({ nome, data: formatarData(dataFim) }, { campos: ['dataFim'] });
}
