import { sql } from 'kysely';
import type { z } from 'zod';
import { conferirPrazos } from '#domains/financeiro/pagar/contas/prazos.ts';
import { preverConta } from '#domains/financeiro/pagar/contas/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Centavos, somar } from '#shared/dinheiro.ts';
import { isChaveDeQuem } from '#shared/documentos/chave-de-acesso.ts';
import { totalDaNota } from '../calcular.ts';
import { errosNotaFiscal } from '../erros.ts';
import type { edicaoNotaFiscal, novaNotaFiscal } from '../esquemas.ts';
import type { Reconhecimento } from '../situacoes.ts';
import { conferirRascunho, conferirVersao, travarNota } from './carregar.ts';
import { ditoDaNota, gravarNota } from './gravar.ts';
import { conferirRepetida } from './repetida.ts';
import './restricoes.ts';

type Corpo = z.output<typeof novaNotaFiscal>;
type Salva = { id: number; versao: number };

/**
 * Enters an invoice as a draft. Throws NOTA_FISCAL_JA_LANCADA, NOTA_FISCAL_DE_OUTRO_FORNECEDOR, NOTA_FISCAL_PARCELAS_MUDARAM, EMISSAO_FORA_DO_PRAZO,
 * VENCIMENTO_PAGAR_FORA_DO_PRAZO, FORNECEDOR_INATIVO, IMPOSTO_SEM_VIGENCIA.
 */
export async function criarNotaFiscal(ato: Ato<Pessoa>, corpo: Corpo): Promise<Salva> {
  await conferirRepetida(ato, corpo);
  await conferirEmitente(ato.tx, corpo);
  const nota = { ...corpo, retidoCentavos: await conferirParcelas(ato, corpo) };
  const { id, totalCentavos } = await gravarNota(ato, nota);
  await lembrarEscolhas(ato.tx, corpo);
  await auditar(ato, { acao: 'nota_fiscal.criada', alvoTipo: 'nota_fiscal', alvoId: id, depois: ditoDaNota(nota, totalCentavos) });
  return { id, versao: 1 };
}

/** Changes a draft. Throws NOTA_FISCAL_NAO_ENCONTRADA, NOTA_FISCAL_JA_GERADA, VERSAO_DESATUALIZADA, and what `criarNotaFiscal` does. */
export async function editarNotaFiscal(ato: Ato<Pessoa>, { id, versao, ...corpo }: z.output<typeof edicaoNotaFiscal>): Promise<Salva> {
  const antes = await travarNota(ato.tx, id);
  await conferirRascunho(ato, antes);
  await conferirVersao(ato.tx, antes, versao);
  await conferirRepetida(ato, corpo, id);
  await conferirEmitente(ato.tx, corpo);
  const itens = await comReconhecimento(ato.tx, id, corpo.itens);
  const nota = { ...corpo, itens, retidoCentavos: await conferirParcelas(ato, corpo) };
  const { totalCentavos } = await gravarNota(ato, nota, { id });
  await lembrarEscolhas(ato.tx, corpo);
  await auditar(ato, {
    acao: 'nota_fiscal.editada',
    alvoTipo: 'nota_fiscal',
    alvoId: id,
    antes: { ...antes },
    depois: ditoDaNota(nota, totalCentavos),
  });
  return { id, versao: versao + 1 };
}

type Item = Corpo['itens'][number];
type Lido = Pick<Item, 'codigo' | 'unidade' | 'quantidade' | 'produtoId' | 'fator'>;
const chaveDoItem = ({ codigo, unidade, quantidade, produtoId, fator }: Lido): string =>
  JSON.stringify([codigo, unidade, quantidade, produtoId, fator]);

/** How the product of an item of a file was found stays said until that item is changed: another quantity than last time is told until it comes in. */
async function comReconhecimento(
  tx: Tx,
  id: number,
  itens: readonly Item[],
): Promise<(Item & { reconhecidoPor: Reconhecimento | null })[]> {
  const { rows } = await sql<
    Lido & { reconhecidoPor: Reconhecimento }
  >`select codigo, unidade, quantidade, produto_id as "produtoId", fator,
      reconhecido_por as "reconhecidoPor" from notas_fiscais_itens where nota_fiscal_id = ${id} and reconhecido_por is not null order by ordem`.execute(
    tx,
  );
  // Two lines of one product in one quantity: each keeps what was said of it, in their order.
  const ditos = Map.groupBy(rows, chaveDoItem);
  return itens.map((item) => ({ ...item, reconhecidoPor: ditos.get(chaveDoItem(item))?.shift()?.reconhecidoPor ?? null }));
}

/** The key is of who the invoice says that it is of. */
async function conferirEmitente(tx: Tx, { chave, fornecedorId }: Corpo): Promise<void> {
  if (chave === null) return;
  const { rows } = await sql<{
    documento: string;
    nome: string;
  }>`select documento, nome from v_fornecedor where id = ${fornecedorId}`.execute(tx);
  const [fornecedor] = rows;
  if (fornecedor && !isChaveDeQuem(chave, fornecedor.documento))
    throw errosNotaFiscal.NOTA_FISCAL_DE_OUTRO_FORNECEDOR({ fornecedor: fornecedor.nome }, { campos: ['chave'] });
}

/** The installments as they were calculated are those of this total and these taxes, on days that can be meant. Answers what is withheld. */
async function conferirParcelas({ tx, hoje }: Ato<Pessoa>, nota: Corpo): Promise<Centavos> {
  conferirPrazos(
    { ...nota, vencimentos: nota.parcelas.map((p, i) => ({ dia: p.dataVencimento, campo: `parcelas.${i}.dataVencimento` })) },
    hoje,
  );
  const { parcelas } = await preverConta(tx, {
    ...nota,
    hoje,
    valorCentavos: totalDaNota(nota.itens, nota),
    parcelas: nota.parcelas.length,
    primeiroVencimento: nota.parcelas[0]?.dataVencimento ?? nota.dataEntrada,
    divisao: nota.parcelas,
  });
  const outra = parcelas.findIndex((p, i) => p.valorCentavos !== nota.parcelas[i]?.valorCentavos);
  if (outra >= 0) throw errosNotaFiscal.NOTA_FISCAL_PARCELAS_MUDARAM({}, { campos: [`parcelas.${outra}.brutoCentavos`] });
  return somar(parcelas.map((p) => p.retidoCentavos));
}

/** What the supplier means by a code and a unit, for the next file. */
async function lembrarEscolhas(tx: Tx, { fornecedorId, itens }: Corpo): Promise<void> {
  const escolhas = new Map(
    itens.flatMap(({ codigo, unidade, estocado, produtoId, fator }) =>
      codigo !== null && (produtoId !== null || !estocado)
        ? [[`${codigo} ${unidade}`, { codigo, unidade, produtoId, fator }] as const]
        : [],
    ),
  );
  await sql`insert into produtos_de_fornecedores as e (fornecedor_id, codigo, unidade, produto_id, fator)
    select ${fornecedorId}, n.codigo, n.unidade, n."produtoId", n.fator from json_to_recordset(${JSON.stringify([...escolhas.values()])}::json)
      as n(codigo text, unidade text, "produtoId" bigint, fator numeric) order by n.codigo, n.unidade
    on conflict (fornecedor_id, codigo, unidade) do update set produto_id = excluded.produto_id, fator = excluded.fator
      where (e.produto_id, e.fator) is distinct from (excluded.produto_id, excluded.fator)`.execute(tx);
}
