import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosCadastros } from '../erros.ts';

/**
 * Checks that a fixed fee may be charged on a date: active, and the newest of its name that had started. It stays so until the
 * transaction ends. Throws REFERENCIA_DESCONHECIDA, TAXA_SERVICO_FORA_DE_VIGOR.
 */
export async function assertTaxaServico(tx: Tx, id: number, em: DataCivil): Promise<void> {
  const { rows } = await sql<{ nome: string; ativa: boolean; vigente: boolean }>`
    select r.nome, r.ativa, r.vigente_desde <= ${em}::date and not exists (select 1 from taxas_servico p
      where f_busca(p.nome) = f_busca(r.nome) and p.vigente_desde > r.vigente_desde and p.vigente_desde <= ${em}::date) as vigente
    from taxas_servico r where r.id = ${id} for share of r`.execute(tx);
  const [taxa] = rows;
  const campos = { campos: ['taxaServicoId'] };
  if (!taxa) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, campos);
  if (!taxa.ativa || !taxa.vigente) throw errosCadastros.TAXA_SERVICO_FORA_DE_VIGOR({ nome: taxa.nome }, campos);
}
