import { sql } from 'kysely';
import { criarContas, type NovaConta, preverConta } from '#domains/financeiro/pagar/contas/server/door.ts';
import { darEntrada } from '#domains/suprimentos/server/dar-entrada.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { formatarData } from '#shared/datas.ts';
import { rateioDaNota } from '../calcular.ts';
import { errosNotaFiscal } from '../erros.ts';
import { semPagamento, venceAntesDaEntrada } from '../pendencias.ts';
import { conferirCancelada } from './repetida.ts';
import { conferirRascunho, conferirVersao, type ItemGravado, lerPartes, type NotaTravada, travarNota } from './carregar.ts';
import './restricoes.ts';

const partesMaximo = 50;
type Pronta = NotaTravada & { categoriaFinanceiraId: number; contaBancariaId: number; formaPagamentoId: number };
type Partes = Awaited<ReturnType<typeof lerPartes>>;
type Gerada = {
  id: number;
  contaPagarId: number;
  operacaoEstoqueId: number | null;
  recalculados: number;
  aguardaAprovacao: boolean;
  versao: number;
};

/**
 * Generates a draft: what it brings comes into stock, and what is owed becomes payables, in one transaction; from then on it does not change.
 * Throws NF_CANCELADA, NOTA_FISCAL_JA_GERADA (by whom and when), what of it is still missing, and what `darEntrada` and `criarContas` do.
 */
export async function gerarNotaFiscal(
  ato: Ato<Pessoa>,
  {
    id,
    versao,
    recalculoConfirmado,
    outraCompra,
  }: { id: number; versao: number; recalculoConfirmado: boolean; outraCompra?: true | undefined },
): Promise<Gerada> {
  const { tx, quem } = ato;
  const nota = await travarNota(tx, id);
  await conferirRascunho(ato, nota);
  await conferirVersao(tx, nota, versao);
  await conferirCancelada(ato, nota);
  const partes = await lerPartes(tx, id);
  const pronta = await conferirPronta(ato, nota, partes);
  const entrada = await entrarNoEstoque(ato, pronta, partes.itens, recalculoConfirmado);
  const conta = await criarConta(ato, { ...pronta, outraCompra }, partes);
  await sql`insert into notas_fiscais_geracoes (nota_fiscal_id, conta_pagar_id, operacao_estoque_id, usuario_id, usuario_nome)
    values (${id}, ${conta.id}, ${entrada?.id ?? null}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await sql`update notas_fiscais set situacao = 'gerada', versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  const feito = { contaPagarId: conta.id, operacaoEstoqueId: entrada?.id ?? null };
  await auditar(ato, {
    acao: 'nota_fiscal.gerada',
    alvoTipo: 'nota_fiscal',
    alvoId: id,
    antes: { situacao: 'rascunho' },
    depois: { situacao: 'gerada', conta: conta.numero, ...feito },
  });
  return { id, ...feito, recalculados: entrada?.recalculados ?? 0, aguardaAprovacao: conta.aprovacao === 'pendente', versao: versao + 1 };
}

/** What a draft may still lack, and what may have changed since its installments were calculated. */
async function conferirPronta({ tx, hoje }: Ato<Pessoa>, nota: NotaTravada, { itens, parcelas, impostos }: Partes): Promise<Pronta> {
  const { categoriaFinanceiraId, contaBancariaId, formaPagamentoId } = nota;
  if (nota.dataEntrada > hoje)
    throw errosNotaFiscal.NOTA_FISCAL_ENTRADA_FUTURA({ data: formatarData(nota.dataEntrada) }, { campos: ['dataEntrada'] });
  if (categoriaFinanceiraId === null || contaBancariaId === null || formaPagamentoId === null)
    throw errosNotaFiscal.NOTA_FISCAL_SEM_PAGAMENTO({}, { campos: semPagamento(nota) });
  const semProduto = itens.find((i) => i.estocado && i.produtoId === null);
  if (semProduto)
    throw errosNotaFiscal.NOTA_FISCAL_ITEM_SEM_PRODUTO(
      { ordem: semProduto.ordem, descricao: semProduto.descricao },
      { campos: [`itens.${semProduto.ordem - 1}.produtoId`] },
    );
  if (nota.depositoId === null && itens.some((i) => i.estocado))
    throw errosNotaFiscal.NOTA_FISCAL_SEM_DEPOSITO({}, { campos: ['depositoId'] });
  const [primeira] = parcelas;
  if (!primeira) throw errosNotaFiscal.NOTA_FISCAL_SEM_PARCELAS({}, { campos: ['parcelas'] });
  if (venceAntesDaEntrada({ ...nota, parcelas }))
    throw errosNotaFiscal.NOTA_FISCAL_VENCE_ANTES_DA_ENTRADA({ data: formatarData(nota.dataEntrada) }, { campos: ['dataEntrada'] });
  const previa = await preverConta(tx, {
    ...nota,
    hoje,
    valorCentavos: nota.totalCentavos,
    parcelas: parcelas.length,
    primeiroVencimento: primeira.dataVencimento,
    impostos,
    divisao: parcelas,
  });
  if (previa.parcelas.some((p, i) => p.valorCentavos !== parcelas[i]?.valorCentavos))
    throw errosNotaFiscal.NOTA_FISCAL_PARCELAS_MUDARAM({}, { campos: ['parcelas'] });
  return { ...nota, categoriaFinanceiraId, contaBancariaId, formaPagamentoId };
}

async function entrarNoEstoque(ato: Ato<Pessoa>, nota: Pronta, itens: readonly ItemGravado[], recalculoConfirmado: boolean) {
  const estocados = itens.flatMap(({ produtoId, quantidadeEstoque, custoCentavos }) =>
    produtoId === null || quantidadeEstoque === null ? [] : [{ produtoId, quantidade: quantidadeEstoque, valorCentavos: custoCentavos }],
  );
  if (estocados.length === 0 || nota.depositoId === null) return null;
  return darEntrada(ato, {
    dataMovimento: nota.dataEntrada,
    depositoId: nota.depositoId,
    fornecedorId: nota.fornecedorId,
    documento: documentoDe(nota),
    origem: { tipo: 'nota_fiscal', id: nota.id },
    itens: estocados,
    recalculoConfirmado,
  });
}

async function criarConta(ato: Ato<Pessoa>, nota: Pronta & Pick<NovaConta, 'outraCompra'>, { itens, parcelas, impostos }: Partes) {
  const rateio = rateioDaNota(itens, nota);
  if (rateio.length > partesMaximo) throw errosNotaFiscal.NOTA_FISCAL_RATEIO_DEMAIS({ maximo: partesMaximo });
  const [conta] = await criarContas(ato, {
    fornecedorId: nota.fornecedorId,
    contas: [
      {
        documento: documentoDe(nota),
        descricao: nota.descricao,
        dataEmissao: nota.dataEmissao,
        valorCentavos: nota.totalCentavos,
        parcelas: parcelas.length,
        primeiroVencimento: parcelas[0]?.dataVencimento ?? nota.dataEntrada,
        contaBancariaId: nota.contaBancariaId,
        formaPagamentoId: nota.formaPagamentoId,
        rateio,
        impostos,
        codigo: null,
        recorrencia: null,
        divisao: parcelas,
        origem: 'nota_fiscal',
        outraCompra: nota.outraCompra,
      },
    ],
  });
  if (!conta) throw new Error('a bill was asked for and none was made');
  return conta;
}

/** The document as a bill has it: its number, with the series where it is not the first one, and said of services. */
const documentoDe = ({ modelo, numero, serie }: NotaTravada): string =>
  modelo === 'nfse' ? `NFS-e ${numero}` : serie === null || serie === '1' ? numero : `${numero}/${serie}`;
