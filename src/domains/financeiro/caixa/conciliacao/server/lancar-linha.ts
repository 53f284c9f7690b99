import { lancarManual } from '#domains/financeiro/caixa/lancamentos/server/door.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { errosConciliacao } from '../erros.ts';
import { conferirLivres } from '../julgar-par.ts';
import { gravarConciliacoes, movimentosDoManual, travarLinhas } from './carregar.ts';
import { conferirAberta } from '#domains/financeiro/caixa/server/conciliada.ts';
import './restricoes.ts';

export type LancamentoDaLinha = {
  linhaId: number;
  categoriaId: number;
  centroCustoId: number | null;
  historico: string;
  dataMovimento: DataCivil;
};

/**
 * Enters in the books what a line of the bank says (a fee, interest), as an entry by hand of its amount and account, and holds both to be the same.
 * Throws LINHA_NAO_ENCONTRADA, LINHA_JA_CONCILIADA, LINHA_ILEGIVEL, CONCILIACAO_FECHADA, and what an entry by hand throws: the closed financial
 * period, a category of the other direction.
 */
export async function lancarLinha(ato: Ato<Pessoa>, pedido: LancamentoDaLinha): Promise<{ id: number; lancamentoManualId: number }> {
  const { linhaId, categoriaId, centroCustoId, historico, dataMovimento } = pedido;
  const { contaBancariaId, conta, linhas } = await travarLinhas(ato, [linhaId]);
  const [linha] = linhas;
  if (!linha) throw errosConciliacao.LINHA_NAO_ENCONTRADA();
  conferirLivres([linha]);
  if (linha.valorCentavos === null) throw errosConciliacao.LINHA_ILEGIVEL({ linha: linha.descricao, escrito: linha.valorLido ?? '' });
  conferirAberta(conta, [linha.data]);
  const { id: lancamentoManualId } = await lancarManual(ato, {
    tipo: linha.valorCentavos > 0 ? 'recebimento' : 'pagamento',
    dataMovimento,
    valorCentavos: centavos(Math.abs(linha.valorCentavos)),
    historico,
    documento: null,
    contaBancariaId,
    contaDestinoId: null,
    formaPagamentoId: null,
    categoriaId,
    centroCustoId,
    pessoaId: null,
    ditoPeloBanco: true,
  });
  const lancamentoIds = await movimentosDoManual(ato.tx, contaBancariaId, lancamentoManualId);
  const [id = 0] = await gravarConciliacoes(ato, contaBancariaId, [
    { tipo: 'lancada', lancamentoManualId, linhaIds: [linhaId], lancamentoIds },
  ]);
  await auditar(ato, {
    acao: 'conciliacao.lancada',
    alvoTipo: 'conciliacao',
    alvoId: id,
    depois: { contaBancariaId, linhaIds: [linhaId], lancamentoManualId },
  });
  return { id, lancamentoManualId };
}
