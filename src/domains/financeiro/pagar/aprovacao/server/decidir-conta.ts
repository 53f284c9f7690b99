import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosPagar } from '../../erros.ts';
import '../../server/restricoes.ts';
import { type Aprovacao, aprovacoes } from '../../situacoes.ts';

type Decisao = { id: number; decisao: 'aprovada' | 'recusada'; motivo: string | null; versao: number };
type Conta = { numero: string; aprovacao: Aprovacao; viva: boolean; lancou: boolean; versao: number };

/**
 * A second person approves a bill, or refuses it with a reason. Throws CONTA_PAGAR_NAO_ENCONTRADA, CONTA_JA_DECIDIDA, CONTA_CANCELADA, APROVACAO_DE_QUEM_LANCOU,
 * RECUSA_SEM_MOTIVO, VERSAO_DESATUALIZADA.
 */
export async function decidirConta(
  ato: Ato<Pessoa>,
  { id, decisao, motivo, versao }: Decisao,
): Promise<{ id: number; aprovacao: 'aprovada' | 'recusada'; versao: number }> {
  const { tx, quem } = ato;
  const { rows } =
    await sql<Conta>`select numero, aprovacao, viva, lancou_conta_pagar(id, ${quem.usuarioId}::bigint) as lancou, versao from contas_pagar where id = ${id} for update`.execute(
      tx,
    );
  const [conta] = rows;
  if (!conta) throw errosPagar.CONTA_PAGAR_NAO_ENCONTRADA();
  if (conta.aprovacao !== 'pendente')
    throw errosPagar.CONTA_JA_DECIDIDA({ numero: conta.numero, situacao: emFrase(aprovacoes, conta.aprovacao) });
  if (!conta.viva) throw errosPagar.CONTA_CANCELADA({ numero: conta.numero });
  if (conta.lancou) throw errosPagar.APROVACAO_DE_QUEM_LANCOU();
  if (decisao === 'recusada' && (motivo === null || motivo.length < 3)) throw errosPagar.RECUSA_SEM_MOTIVO({}, { campos: ['motivo'] });
  if (conta.versao !== versao) throw versaoDesatualizada({ tipo: 'conta_pagar', id }, conta);
  await sql`insert into contas_pagar_aprovacoes (conta_pagar_id, decisao, motivo, usuario_id, usuario_nome)
    values (${id}, ${decisao}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await sql`update contas_pagar set aprovacao = ${decisao}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: `conta_pagar.${decisao}`,
    alvoTipo: 'conta_pagar',
    alvoId: id,
    motivo,
    antes: { aprovacao: conta.aprovacao },
    depois: { aprovacao: decisao },
  });
  return { id, aprovacao: decisao, versao: versao + 1 };
}
