import { sql } from 'kysely';
import type { DocumentoCongelado } from '#domains/academico/contratos/papel/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

export type PapelPedido = { contratoId: number; aditivoId: number | null };
/** Tells papers apart. */
export const chaveDoPapel = ({ contratoId, aditivoId }: PapelPedido): string => `${contratoId}/${aditivoId ?? ''}`;
export type SignatarioPossivel = { pessoaId: number; nome: string; cpf: string | null; email: string | null; falecido: boolean };
export type PapelParaAssinar = PapelPedido & {
  numero: string;
  ordem: number | null;
  vivo: boolean;
  documento: DocumentoCongelado | null;
  hash: string | null;
  codigo: string | null;
  pagadores: SignatarioPossivel[];
};

const pessoaEmJson = sql`json_build_object('pessoaId', p.id, 'nome', p.nome_completo, 'cpf', p.cpf, 'falecido', p.data_falecimento is not null,
  'email', (select v.valor from v_pessoa_contato v where v.pessoa_id = p.id and v.tipo = 'email' order by v.principal desc, v.id limit 1))`;
const textoDoPapel = sql`t.texto -> 'documento' as documento, encode(sha256(convert_to((t.texto -> 'documento')::text, 'UTF8')), 'hex') as hash,
  f_codigo_do_papel(t.texto -> 'documento') as codigo`;

/**
 * Papers with their frozen words and the parties that these name, whoever the register names by now; of an addendum frozen before it kept them,
 * those who pay now and those whom it makes pay. Contracts are locked by the caller.
 */
export async function carregarPapeis(db: Db | Tx, pedidos: readonly PapelPedido[]): Promise<PapelParaAssinar[]> {
  const contratos = pedidos.filter((p) => p.aditivoId === null).map((p) => p.contratoId);
  const { rows } =
    await sql<PapelParaAssinar>`select t."contratoId", t."aditivoId", t.numero, t.ordem, t.vivo, ${textoDoPapel}, coalesce(g.pagadores, '[]') as pagadores
    from (select c.id as "contratoId", null::bigint as "aditivoId", c.numero, null::int as ordem, c.situacao in ('aguardando_assinatura', 'ativo') as vivo, c.texto_congelado as texto,
          (select array_agg((r ->> 'pessoaId')::bigint) from jsonb_array_elements(c.texto_congelado -> 'responsaveis') r where (r ->> 'financeiro')::boolean) as pagam
        from contratos c where c.id = any(${contratos}::bigint[])
        union all
        select d.contrato_id, d.id, c.numero, d.ordem, d.situacao in ('aguardando_assinatura', 'vigente') and c.situacao in ('ativo', 'aguardando_assinatura'), d.texto_congelado,
          case when d.texto_congelado ? 'partes' then (select array_agg(r::bigint) from jsonb_array_elements_text(d.texto_congelado -> 'partes') r)
            else (select array_agg(x.id) from (select v.pessoa_id as id from v_matricula_responsavel v where v.matricula_id = c.matricula_id and v.financeiro
            union select a.pessoa_id from aditivos_pagadores a join aditivos_termos m on m.id = a.termo_id where m.aditivo_id = d.id) x) end
        from aditivos d join contratos c on c.id = d.contrato_id
        where (d.contrato_id, d.id) in (select * from unnest(${pedidos.map((p) => p.contratoId)}::bigint[], ${pedidos.map((p) => p.aditivoId)}::bigint[]))) t
    left join lateral (select json_agg(${pessoaEmJson} order by p.id) as pagadores from v_pessoa_resumo p where p.id = any(t.pagam)) g on true
    order by t."contratoId", t."aditivoId" nulls first`.execute(db);
  return rows;
}

/** People of the register as witnesses. */
export async function carregarTestemunhas(db: Db | Tx, ids: readonly number[]): Promise<SignatarioPossivel[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    pessoa: SignatarioPossivel;
  }>`select ${pessoaEmJson} as pessoa from v_pessoa_resumo p where p.id = any(${[...ids]}::bigint[]) order by p.id`.execute(db);
  return rows.map(({ pessoa }) => pessoa);
}
