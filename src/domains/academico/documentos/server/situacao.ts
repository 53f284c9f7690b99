import { sql } from 'kysely';
import { validadeDaTransferenciaDias } from '../modelos.ts';

/**
 * How a document `d` stands on a day, and since when it no longer does: cancelled by a person, without effect because what it declares
 * was undone, or past its term. `juntas` brings what is asked.
 */
export const juntasDaSituacao = sql`left join documentos_cancelamentos a on a.documento_id = d.id
  left join v_matricula_movimento saida on saida.id = d.movimento_id and saida.desfeito_em is not null`;
export const situacaoDoDocumento = (hoje: ReturnType<typeof sql>) => sql`case when a.documento_id is not null then 'cancelado'
  when saida.id is not null then 'sem_efeito'
  when d.tipo = 'declaracao_transferencia' and ${hoje} > d.data_emissao + ${validadeDaTransferenciaDias}::int then 'vencido' else 'valido' end`;
export const desdeQuando = sql`coalesce(a.data_cancelamento, saida.desfeito_em)`;
