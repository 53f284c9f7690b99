import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosConciliacao } from '../erros.ts';
import { conferirAberta, travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';
import { diasLidos, semExplicacao, somarAte } from './posicao.ts';
import './restricoes.ts';

export type FechamentoPedido = { contaBancariaId: number; ate: DataCivil; saldoBancoCentavos: Centavos };

/**
 * Closes the conciliação of an account until a day: every line until then is something, and the balance of the bank is that of the books but for what
 * only one of them had, line by line. What the lines say since the last closing is what the balance of the bank moved.
 * Throws CONTA_DESCONHECIDA, CONCILIACAO_FECHADA, CONCILIACAO_DIA_ABERTO, CONCILIACAO_SEM_EXTRATO, CONCILIACAO_PENDENTE, CONCILIACAO_DIVERGENTE.
 */
export async function fecharConciliacao(ato: Ato<Pessoa>, pedido: FechamentoPedido): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const { contaBancariaId, ate, saldoBancoCentavos } = pedido;
  const conta = await travarConta(tx, contaBancariaId);
  conferirAberta(conta, [ate]);
  if (ate >= ato.hoje)
    throw errosConciliacao.CONCILIACAO_DIA_ABERTO(
      { dia: formatarData(ate), ontem: formatarData(somarDias(ato.hoje, -1)) },
      { campos: ['ate'] },
    );
  const { desde, fim } = await diasLidos(tx, contaBancariaId);
  if (desde === null || fim === null || ate < desde || ate > fim) throw errosConciliacao.CONCILIACAO_SEM_EXTRATO({}, { campos: ['ate'] });
  const somas = await somarAte(tx, contaBancariaId, { desde, ate });
  if (somas.pendentes > 0) throw errosConciliacao.CONCILIACAO_PENDENTE({ linhas: somas.pendentes }, { campos: ['ate'] });
  const resto = semExplicacao(saldoBancoCentavos, somas) || (await foraDasLinhas(tx, pedido, conta.conciliadaAte));
  if (resto !== 0) throw errosConciliacao.CONCILIACAO_DIVERGENTE({ diferenca: formatarReais(resto) }, { campos: ['saldoBancoCentavos'] });
  const { rows } = await sql<{
    id: number;
  }>`insert into conciliacoes_fechamentos (conta_bancaria_id, ate, saldo_banco_centavos, saldo_livros_centavos, so_no_extrato_centavos,
      so_nos_livros_centavos, usuario_id, usuario_nome)
    values (${contaBancariaId}, ${ate}, ${saldoBancoCentavos}, ${somas.livrosCentavos}, ${somas.soExtratoCentavos}, ${somas.soLivrosCentavos}, ${quem.usuarioId},
      ${nomeDoAutor(quem)}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'conciliacao.fechada', alvoTipo: 'conciliacao_fechamento', alvoId: id, depois: { ...pedido } });
  return { id };
}

/** By how much the balance of the bank moved since the last closing besides what its lines say. */
async function foraDasLinhas(
  tx: Tx,
  { contaBancariaId, ate, saldoBancoCentavos }: FechamentoPedido,
  conciliadaAte: DataCivil | null,
): Promise<Centavos> {
  if (conciliadaAte === null) return centavos(0);
  const { rows } = await sql<{ resto: Centavos }>`select (${saldoBancoCentavos}::bigint - f.saldo_banco_centavos - coalesce((
      select sum(x.valor_centavos) from extratos_bancarios_linhas x join conciliacoes_linhas i on i.linha_id = x.id join conciliacoes c on c.id = i.conciliacao_id
      where x.conta_bancaria_id = ${contaBancariaId} and x.data_linha > ${conciliadaAte}::date and x.data_linha <= ${ate}::date and c.tipo <> 'ignorada'), 0))::bigint as resto
    from conciliacoes_fechamentos f where f.conta_bancaria_id = ${contaBancariaId} and f.ate = ${conciliadaAte}::date order by f.id desc limit 1`.execute(
    tx,
  );
  return rows[0]?.resto ?? centavos(0);
}

/** Reopens the last closing of an account, with a reason. Throws FECHAMENTO_NAO_ENCONTRADO, CONCILIACAO_JA_REABERTA, CONCILIACAO_FORA_DE_ORDEM. */
export async function reabrirConciliacao(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{
    conta: number;
    ate: DataCivil;
  }>`select conta_bancaria_id as conta, ate from conciliacoes_fechamentos where id = ${id}`.execute(tx);
  const [fechamento] = rows;
  if (!fechamento) throw errosConciliacao.FECHAMENTO_NAO_ENCONTRADO();
  const { conciliadaAte } = await travarConta(tx, fechamento.conta);
  const { rows: feitas } = await sql`select from conciliacoes_reaberturas where fechamento_id = ${id}`.execute(tx);
  if (feitas[0]) throw errosConciliacao.CONCILIACAO_JA_REABERTA();
  if (conciliadaAte !== null && fechamento.ate < conciliadaAte) throw errosConciliacao.CONCILIACAO_FORA_DE_ORDEM();
  await sql`insert into conciliacoes_reaberturas (fechamento_id, motivo, usuario_id, usuario_nome)
    values (${id}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, {
    acao: 'conciliacao.reaberta',
    alvoTipo: 'conciliacao_fechamento',
    alvoId: id,
    motivo,
    antes: { ate: formatarData(fechamento.ate) },
  });
  return { id };
}
