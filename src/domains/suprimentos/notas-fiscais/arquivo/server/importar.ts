import { sql } from 'kysely';
import { conferirPrazos } from '#domains/financeiro/pagar/contas/prazos.ts';
import { preverConta } from '#domains/financeiro/pagar/contas/server/door.ts';
import { type FornecedorHabitual, fornecedorDoDocumento } from '#domains/financeiro/fornecedores/server/door.ts';
import { ditoDaNota, gravarNota, type NotaAGravar } from '#domains/suprimentos/notas-fiscais/server/gravar.ts';
import { conferirRepetida } from '#domains/suprimentos/notas-fiscais/server/repetida.ts';
import '#domains/suprimentos/notas-fiscais/server/restricoes.ts';
import { impostosIniciais } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { formatarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { errosDoArquivo } from '../erros.ts';
import { lerNota } from '../ler-nota.ts';
import type { NotaLida } from '../nota-lida.ts';
import { casarItens } from './casar.ts';

/**
 * Makes a draft of a file: supplier found by its document or registered, products matched, installments as the file has them. What the file
 * does not say waits in the draft. Throws what `lerNota` does, EMISSAO_FORA_DO_PRAZO, NF_DE_OUTRO_DESTINATARIO, NF_FORNECEDOR_SEM_CADASTRO, FORNECEDOR_INATIVO,
 * NOTA_FISCAL_JA_LANCADA.
 */
export async function importarNota(
  ato: Ato,
  { arquivoId, conteudo }: { arquivoId: number; conteudo: Uint8Array },
): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const lida = lerNota(conteudo);
  conferirPrazos({ dataEmissao: lida.dataEmissao, vencimentos: [] }, ato.hoje);
  await conferirDestinatario(tx, lida);
  const fornecedor = await fornecedorDoDocumento(ato, { lido: lida.emitente, podeCriar: pode(quem, 'fornecedores:criar') });
  if (!fornecedor) {
    const { nome, documento } = lida.emitente;
    throw errosDoArquivo.NF_FORNECEDOR_SEM_CADASTRO({ nome, documento: formatarCpfOuCnpj(documento) });
  }
  await conferirRepetida(ato, { ...lida, fornecedorId: fornecedor.id });
  const nota = await notaDe(ato, lida, fornecedor);
  const doArquivo = { arquivoId, retidoNoArquivoCentavos: lida.retidoCentavos, semCobranca: lida.semCobranca };
  const { id, totalCentavos } = await gravarNota(ato, nota, { doArquivo });
  await auditar(ato, {
    acao: 'nota_fiscal.importada',
    alvoTipo: 'nota_fiscal',
    alvoId: id,
    depois: { ...ditoDaNota(nota, totalCentavos), arquivoId },
  });
  return { id };
}

/** Any establishment of the school may have bought: the first eight characters of a CNPJ are the company. */
async function conferirDestinatario(tx: Tx, { destinatario }: NotaLida): Promise<void> {
  const { cnpj } = await lerEscola(tx);
  if (cnpj === null || (destinatario?.length === 14 && destinatario.slice(0, 8) === cnpj.slice(0, 8))) return;
  throw errosDoArquivo.NF_DE_OUTRO_DESTINATARIO({ destinatario: destinatario === null ? '—' : formatarCpfOuCnpj(destinatario) });
}

async function notaDe(ato: Ato, lida: NotaLida, fornecedor: FornecedorHabitual): Promise<NotaAGravar> {
  const { tx, hoje } = ato;
  const casados = await casarItens(tx, fornecedor.id, lida.itens);
  const impostos = impostosIniciais(lida.modelo, fornecedor.impostos).map((i) => ({ ...i, baseCentavos: null, aliquota: null }));
  const { parcelas, retidoCentavos } = await parcelasDe(ato, lida, { id: fornecedor.id, impostos });
  const { contaBancariaId, depositoId } = await habituaisDe(tx, fornecedor);
  const estocados = casados.some((c) => c.estocado);
  return {
    modelo: lida.modelo,
    chave: lida.chave,
    numero: lida.numero,
    serie: lida.serie,
    fornecedorId: fornecedor.id,
    dataEmissao: lida.dataEmissao,
    dataEntrada: hoje,
    descricao: `${fornecedor.nome.slice(0, 60)} · ${lida.descricao}`.slice(0, 150),
    depositoId: estocados ? depositoId : null,
    categoriaFinanceiraId: fornecedor.categoriaFinanceiraId,
    centroCustoId: fornecedor.centroCustoId,
    contaBancariaId,
    formaPagamentoId: fornecedor.formaPagamentoId,
    freteCentavos: lida.freteCentavos,
    seguroCentavos: lida.seguroCentavos,
    outrasCentavos: lida.outrasCentavos,
    descontoCentavos: centavos(0),
    itens: lida.itens.map(({ tributavel: _, estocado: __, ...item }, i) => ({
      ...item,
      ...(casados[i] ?? { estocado: true, produtoId: null, fator: '1.0000', reconhecidoPor: null }),
      categoriaFinanceiraId: null,
      centroCustoId: null,
    })),
    impostos,
    parcelas,
    retidoCentavos,
    observacoes: lida.observacoes,
  };
}

/** The installments of the file, where they add up to the invoice and none falls due before it; otherwise they are left to be calculated. */
async function parcelasDe(
  { tx, hoje }: Ato,
  lida: NotaLida,
  { id, impostos }: Pick<FornecedorHabitual, 'id'> & Pick<NotaAGravar, 'impostos'>,
): Promise<Pick<NotaAGravar, 'parcelas' | 'retidoCentavos'>> {
  const nada = { parcelas: [], retidoCentavos: centavos(0) };
  const divisao = lida.duplicatas
    .map((d) => ({ dataVencimento: d.dataVencimento, brutoCentavos: d.valorCentavos }))
    .toSorted((a, b) => (a.dataVencimento < b.dataVencimento ? -1 : 1));
  const [primeira] = divisao;
  const servem =
    divisao.length <= 60 && divisao.every((d) => d.brutoCentavos > 0) && somar(divisao.map((d) => d.brutoCentavos)) === lida.totalCentavos;
  if (!primeira || !servem || primeira.dataVencimento < lida.dataEmissao) return nada;
  try {
    const { parcelas } = await preverConta(tx, {
      hoje,
      fornecedorId: id,
      dataEmissao: lida.dataEmissao,
      valorCentavos: lida.totalCentavos,
      parcelas: divisao.length,
      primeiroVencimento: primeira.dataVencimento,
      impostos,
      divisao,
    });
    return { parcelas, retidoCentavos: somar(parcelas.map((p) => p.retidoCentavos)) };
  } catch (causa) {
    // A tax without a rate for these days is told to who calculates the installments.
    if (causa instanceof ErroNegocio) return nada;
    throw causa;
  }
}

/** Where the method of a supplier is paid from, and where its goods went last; the only deposit where there is one. */
async function habituaisDe(
  tx: Tx,
  { id, formaPagamentoId }: FornecedorHabitual,
): Promise<{ contaBancariaId: number | null; depositoId: number | null }> {
  const { rows } = await sql<{ contaBancariaId: number | null; depositoId: number | null }>`select
    (select f.conta_bancaria_id from v_forma_pagamento f where f.id = ${formaPagamentoId}) as "contaBancariaId",
    coalesce((select d.id from notas_fiscais n join depositos d on d.id = n.deposito_id where n.fornecedor_id = ${id} and d.ativo order by n.id desc limit 1),
      (select min(d.id) from depositos d where d.ativo having count(*) = 1)) as "depositoId"`.execute(tx);
  return rows[0] ?? { contaBancariaId: null, depositoId: null };
}
