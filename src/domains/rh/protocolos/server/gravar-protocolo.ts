import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';

/** A field as it is asked for: what stands, what should, and the document where it is one. */
export type CampoPedido = { campo: string; atual: ValorAlteravel; proposto: ValorAlteravel; arquivoId?: number };
export type ProtocoloNovo = {
  pessoaId: number;
  motivo: string;
  /** A user, or a guardian without one. */
  solicitante: { usuarioId: number } | { pessoaId: number };
  /** From when it holds; null: from the decision on. */
  valeDesde: DataCivil | null;
  campos: readonly CampoPedido[];
};

/** Writes down what is asked for, with its number. The caller has judged it. */
export async function gravarProtocolo(ato: Ato<Autor>, pedido: ProtocoloNovo): Promise<number> {
  const { tx } = ato;
  const { pessoaId, motivo, solicitante, valeDesde, campos } = pedido;
  const usuarioId = 'usuarioId' in solicitante ? solicitante.usuarioId : null;
  const daFamilia = 'pessoaId' in solicitante ? solicitante.pessoaId : null;
  const { rows } = await sql<{
    id: number;
  }>`insert into protocolos (numero, pessoa_id, solicitante_usuario_id, solicitante_pessoa_id, motivo, vale_desde)
    values (to_char(now(), 'YYYY') || '-' || lpad(nextval('protocolos_numero_seq')::text, 6, '0'), ${pessoaId}, ${usuarioId}, ${daFamilia}, ${motivo}, ${valeDesde}) returning id`.execute(
    tx,
  );
  const { id } = rows[0] as { id: number };
  const linhas = JSON.stringify(campos.map((c, ordem) => ({ ...c, ordem, arquivo: c.arquivoId ?? null })));
  await sql`insert into protocolos_campos (protocolo_id, ordem, campo, valor_atual, valor_proposto, arquivo_id)
    select ${id}, ordem, campo, atual, proposto, arquivo from json_to_recordset(${linhas}::json) as x(ordem int, campo text, atual jsonb, proposto jsonb, arquivo bigint)`.execute(
    tx,
  );
  const propostos = Object.fromEntries(campos.map(({ campo, proposto }) => [campo, proposto]));
  await auditar(ato, {
    acao: 'protocolo.criado',
    alvoTipo: 'protocolo',
    alvoId: id,
    depois: { pessoaId, motivo, ...(daFamilia === null ? {} : { solicitantePessoaId: daFamilia }), ...propostos },
  });
  return id;
}
