import { type RawBuilder, sql } from 'kysely';
import { validadeDaTransferenciaDias } from '../modelos.ts';

/**
 * How a document `d` stands on a day, and since when it no longer does: cancelled by a person, without effect because what it declares
 * was undone or the enrollment that it speaks of was, or past its term. `juntas` brings what is asked; the enrollment that goes on again
 * brings its papers back.
 */
export const juntasDaSituacao = (fuso: string): RawBuilder<unknown> => sql`left join documentos_cancelamentos a on a.documento_id = d.id
  left join v_matricula_movimento saida on saida.id = d.movimento_id and saida.desfeito_em is not null
  left join v_matricula_estado dela on dela.id = d.matricula_id and dela.movimento = 'cancelada'
  left join lateral (select max(coalesce(v.desfeito_em, (v.created_at at time zone ${fuso})::date)) as desde from v_matricula_movimento v
    where v.matricula_id = dela.id and (case v.para when 'cancelada' then v.desfeito_em is null else v.tipo = 'criacao' and v.desfeito_em is not null end)) fim on true`;
export const situacaoDoDocumento = (hoje: ReturnType<typeof sql>) => sql`case when a.documento_id is not null then 'cancelado'
  when saida.id is not null or dela.id is not null then 'sem_efeito'
  when d.tipo = 'declaracao_transferencia' and ${hoje} > d.data_emissao + ${validadeDaTransferenciaDias}::int then 'vencido' else 'valido' end`;
export const desdeQuando = sql`coalesce(a.data_cancelamento, saida.desfeito_em, fim.desde)`;
