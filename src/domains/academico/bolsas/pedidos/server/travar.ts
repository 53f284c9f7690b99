import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { pedidoEmFrase, podeMudarPedido, type SituacaoPedido, transicoesPedido, type VerboPedido } from '../../situacoes.ts';
import { noContrato } from './desconto-de-bolsa.ts';

export type PedidoTravado = {
  id: number;
  fichaId: number;
  matriculaId: number;
  situacao: SituacaoPedido;
  versao: number;
  descontoId: number | null;
  percentualConcedido: string | null;
  contratoId: number | null;
  aditivoId: number | null;
  percentualMaximo: string;
  /** The family declared the form, of the year of the request. */
  declarada: boolean;
  cursoId: number;
  anoLetivoId: number;
  ano: number;
  /** The discount stands on the contract, or waits there for a signature. */
  aplicada: boolean;
};

/**
 * A request and its form, locked: the form first, as whoever edits it does, so that nobody judges what is being corrected.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA
 */
export async function travarPedido(tx: Tx, { id, versao }: { id: number; versao: number }): Promise<PedidoTravado> {
  await sql`select 1 from fichas_socioeconomicas where id = (select ficha_id from bolsas_pedidos where id = ${id}) for update`.execute(tx);
  await sql`select 1 from bolsas_pedidos where id = ${id} for update`.execute(tx);
  const { rows } =
    await sql<PedidoTravado>`select b.id, b.ficha_id as "fichaId", b.matricula_id as "matriculaId", b.situacao, b.versao, b.desconto_id as "descontoId", b.percentual_concedido::text as "percentualConcedido",
      b.contrato_id as "contratoId", f.percentual_maximo::text as "percentualMaximo", f.declarada, m.curso_id as "cursoId", m.ano_letivo_id as "anoLetivoId", y.ano,
      b.aditivo_id as "aditivoId", ${noContrato} <> 'nao' as aplicada
    from bolsas_pedidos b join fichas_socioeconomicas f on f.id = b.ficha_id join v_matricula_estado m on m.id = b.matricula_id join v_ano_letivo y on y.id = m.ano_letivo_id where b.id = ${id}`.execute(
      tx,
    );
  const [pedido] = rows;
  if (!pedido) throw errosComuns.NAO_ENCONTRADO();
  if (pedido.versao !== versao) throw versaoDesatualizada({ tipo: 'bolsa', id });
  return pedido;
}

/** Refuses a verb that the state of a request does not take. @throws BOLSA_SEM_PARECER, BOLSA_TRANSICAO_INVALIDA */
export function conferirVerbo({ situacao }: Pick<PedidoTravado, 'situacao'>, verbo: VerboPedido): void {
  if (podeMudarPedido(situacao, verbo)) return;
  if (situacao === 'solicitado' && transicoesPedido[verbo].de.includes('em_comite'))
    throw erros.BOLSA_SEM_PARECER({}, { campos: ['parecer'] });
  throw erros.BOLSA_TRANSICAO_INVALIDA({ situacao: pedidoEmFrase(situacao) });
}

type Mudanca = { verbo: VerboPedido; motivo: string | null; colunas?: ReturnType<typeof sql> };

/** Takes a request to its next state, with the row that says so. `colunas` is set with it. */
export async function mudarPedido(
  ato: Ato<Pessoa>,
  { id, situacao }: Pick<PedidoTravado, 'id' | 'situacao'>,
  { verbo, motivo, colunas }: Mudanca,
): Promise<{ id: number; versao: number }> {
  const { tx, quem } = ato;
  const { para } = transicoesPedido[verbo];
  const { rows } = await sql<{
    versao: number;
  }>`update bolsas_pedidos set situacao = ${para}, versao = versao + 1, updated_at = clock_timestamp()${
    colunas ? sql`, ${colunas}` : sql``
  } where id = ${id} returning versao`.execute(tx);
  await sql`insert into bolsas_situacoes (pedido_id, de, para, motivo, usuario_id, usuario_nome)
    values (${id}, ${situacao}, ${para}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, { acao: `bolsa.${para}`, alvoTipo: 'bolsa', alvoId: id, antes: { situacao }, depois: { situacao: para, motivo } });
  return { id, versao: rows[0]?.versao ?? 0 };
}
