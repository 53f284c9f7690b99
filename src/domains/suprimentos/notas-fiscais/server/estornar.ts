import { sql } from 'kysely';
import { cancelarConta } from '#domains/financeiro/pagar/contas/server/door.ts';
import { estornarOperacao } from '#domains/suprimentos/server/estornar.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { errosNotaFiscal } from '../erros.ts';
import { conferirRascunho, conferirVersao, travarNota } from './carregar.ts';
import './restricoes.ts';

type Pedido = { id: number; versao: number; motivo: string; recalculoConfirmado?: boolean };

/**
 * Takes a generated invoice back, today: its titles are cancelled and its entry in stock is reversed. Throws NOTA_FISCAL_NAO_GERADA,
 * NOTA_FISCAL_JA_ESTORNADA, CANCELAMENTO_DE_PAGAR when something is paid, and what `estornarOperacao` does when its goods are gone.
 */
export async function estornarNotaFiscal(
  ato: Ato<Pessoa>,
  { id, versao, motivo, recalculoConfirmado = false }: Pedido,
): Promise<{ id: number; versao: number; recalculados: number }> {
  const { tx, quem, hoje } = ato;
  const nota = await travarNota(tx, id);
  if (nota.situacao === 'rascunho') throw errosNotaFiscal.NOTA_FISCAL_NAO_GERADA({ numero: nota.numero });
  if (nota.situacao === 'estornada') await conferirRascunho(ato, nota);
  await conferirVersao(tx, nota, versao);
  if (nota.contaPagarId !== null) await cancelarConta(ato, { id: nota.contaPagarId, motivo });
  const doEstoque = nota.operacaoEstoqueId;
  const estorno = doEstoque === null ? null : await estornarOperacao(ato, { id: doEstoque, motivo, porOrigem: true, recalculoConfirmado });
  await sql`insert into notas_fiscais_estornos (nota_fiscal_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${id}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await sql`update notas_fiscais set situacao = 'estornada', versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'nota_fiscal.estornada',
    alvoTipo: 'nota_fiscal',
    alvoId: id,
    motivo,
    antes: { situacao: 'gerada' },
    depois: { situacao: 'estornada' },
  });
  return { id, versao: versao + 1, recalculados: estorno?.recalculados ?? 0 };
}
