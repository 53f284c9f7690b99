import { errosFicha } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { nomeDe } from '#domains/financeiro/caixa/server/door.ts';
import { feriadosQueValem } from '#domains/financeiro/titulos/feriados/server/door.ts';
import { type DataCivil, formatarData, hojeEm } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { recusarVencimentoForaDoPrazo } from '#domains/financeiro/titulos/emissao/prazos.ts';
import { dataLimite, limiteDe } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { isMovimentado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

/**
 * Gives an open title that nothing was received of another due date, from today on, with a reason; what it was stays for the position of
 * past days. On a late title it also waives fine and interest: `exigirDispensa` refuses who may not. Throws TITULO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, VENCIMENTO_NAO_MUDA (its state, its agreement), TITULO_MOVIMENTADO,
 * TITULO_COM_BOLETO, VENCIMENTO_PASSADO, VENCIMENTO_FORA_DO_PRAZO.
 */
export async function mudarVencimento(
  ato: Ato<Pessoa>,
  pedido: { id: number; versao: number; dataVencimento: DataCivil; motivo: string },
  exigirDispensa: () => void,
): Promise<{ id: number; dataVencimento: string; versao: number }> {
  const { tx, quem, fuso } = ato;
  const [titulo] = await travarTitulos(tx, [pedido.id]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (pedido.versao !== titulo.versao) throw versaoDesatualizada({ tipo: 'titulo', id: titulo.id }, titulo);
  const { numero } = titulo;
  if (isMovimentado(titulo)) throw errosTitulos.TITULO_MOVIMENTADO({ numero });
  if (titulo.situacao !== 'aberto' || titulo.origem === 'acordo')
    throw errosFicha.VENCIMENTO_NAO_MUDA({ numero, ...situacaoEmFrase(titulo.situacao) });
  const hoje = hojeEm(new Date(titulo.agora), fuso);
  if (limiteDe(titulo) < hoje) exigirDispensa();
  if (pedido.dataVencimento < hoje) throw errosFicha.VENCIMENTO_PASSADO({ hoje: formatarData(hoje) }, { campos: ['dataVencimento'] });
  recusarVencimentoForaDoPrazo(pedido.dataVencimento, hoje);
  if (pedido.dataVencimento === titulo.dataVencimento) throw errosFicha.VENCIMENTO_IGUAL({}, { campos: ['dataVencimento'] });
  const { rows: vivos } = await sql<{
    nossoNumero: string;
  }>`select nosso_numero as "nossoNumero" from v_boleto where titulo_id = ${titulo.id} and situacao in ('gerada', 'enviada', 'registrada') and not prorrogavel limit 1`.execute(
    tx,
  );
  if (vivos[0]) throw errosFicha.TITULO_COM_BOLETO({ numero, boleto: vivos[0].nossoNumero });
  await sql`with historico as (
      insert into titulos_vencimentos (titulo_id, vencimento_anterior, limite_anterior, vencimento_novo, motivo, usuario_id, usuario_nome)
      values (${titulo.id}, ${titulo.dataVencimento}, ${limiteDe(titulo)}, ${pedido.dataVencimento}, ${pedido.motivo}, ${quem.usuarioId}, ${nomeDe(quem)}))
    update titulos_receber set data_vencimento = ${pedido.dataVencimento}, data_limite = ${dataLimite(pedido.dataVencimento, await feriadosQueValem(tx))}, versao = versao + 1,
      updated_at = clock_timestamp() where id = ${titulo.id}`.execute(tx);
  await auditar(ato, {
    acao: 'titulo.vencimento_alterado',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo: pedido.motivo,
    antes: { dataVencimento: titulo.dataVencimento },
    depois: { dataVencimento: pedido.dataVencimento },
  });
  return { id: titulo.id, dataVencimento: pedido.dataVencimento, versao: titulo.versao + 1 };
}
