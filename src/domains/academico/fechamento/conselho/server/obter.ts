import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { conselhoApi } from '../api.ts';
import { lerAlunos } from './ler-alunos.ts';

type Aberto = RespostaServidor<typeof conselhoApi.obterConselho>;
export type Cabeca = Pick<
  Aberto,
  | 'id'
  | 'versao'
  | 'situacao'
  | 'dataConselho'
  | 'participantes'
  | 'observacoes'
  | 'turma'
  | 'etapa'
  | 'anoFechado'
  | 'ata'
  | 'atasCanceladas'
  | 'cancelamento'
>;

/** A council with all that is looked at in it. @throws NAO_ENCONTRADO */
export async function obterConselho(db: Db, id: number): Promise<Aberto> {
  const cabeca = await obterCabeca(db, id);
  const { julgados: _, ...daTurma } = await lerAlunos(db, { id, turmaId: cabeca.turma.id, etapaId: cabeca.etapa?.id ?? null });
  return { ...cabeca, ...daTurma };
}

const ata = sql`json_build_object('id', a.id, 'numero', a.numero, 'dataEmissao', a.data_emissao, 'por', a.usuario_nome)`;

/** The meeting itself. @throws NAO_ENCONTRADO */
export async function obterCabeca(db: Db | Tx, id: number): Promise<Cabeca> {
  const { rows } = await sql<Cabeca>`select c.id, c.versao, c.situacao, c.data_conselho as "dataConselho", c.participantes, c.observacoes,
      json_build_object('id', t.id, 'nome', t.nome, 'curso', t.curso_nome, 'ano', t.ano) as turma,
      case when e.id is null then null else json_build_object('id', e.id, 'nome', e.nome) end as etapa,
      conselho_de_ano_fechado(c.id, c.turma_id) is not null as "anoFechado",
      (select ${ata} from conselhos_atas a where a.conselho_id = c.id and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = a.id)) as ata,
      coalesce((select json_agg(json_build_object('id', a.id, 'numero', a.numero, 'dataEmissao', a.data_emissao, 'por', a.usuario_nome, 'motivo', x.motivo) order by a.id desc)
        from conselhos_atas a join conselhos_atas_cancelamentos x on x.ata_id = a.id where a.conselho_id = c.id), '[]') as "atasCanceladas",
      case when c.cancelado_em is null then null
        else json_build_object('em', c.cancelado_em, 'por', coalesce(c.cancelado_por, ''), 'motivo', coalesce(c.cancelado_motivo, '')) end as cancelamento
    from conselhos c join v_turma t on t.id = c.turma_id left join v_etapa e on e.id = c.etapa_id where c.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
