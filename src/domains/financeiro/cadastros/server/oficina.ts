import type { Ato } from '#platform/server/ato.ts';
import type { z } from 'zod';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import {
  edicaoImposto,
  novaCategoria,
  novaConta,
  novaForma,
  novaTaxa,
  novaTaxaServico,
  novoBanco,
  novoCentro,
  novoDesconto,
  novoImposto,
  novoPreco,
} from '../esquemas.ts';
import * as cadastros from './cadastros.ts';
import { criarRegistro, editarRegistro, type Gravado } from '#platform/server/registros/registro.ts';

// Registers that the demo school and tests make with what the forms take. Functions that write take the transaction of the caller.

/** Registers a bank. Throws ZodError for what the form would refuse, BANCO_REPETIDO. */
export const criarBanco = (ato: Ato<Autor>, dados: z.input<typeof novoBanco>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.bancos, novoBanco.parse(dados));
/** Registers a bank account or cash box. Throws ZodError, NOME_REPETIDO. */
export const criarContaBancaria = (ato: Ato<Autor>, dados: z.input<typeof novaConta>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.contas, novaConta.parse(dados));
/** Registers a payment method. Throws ZodError, NOME_REPETIDO. */
export const criarFormaPagamento = (ato: Ato<Autor>, dados: z.input<typeof novaForma>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.formasPagamento, novaForma.parse(dados));
/** Registers a price. Throws ZodError, PRECO_REPETIDO. */
export const criarPreco = (ato: Ato<Autor>, dados: z.input<typeof novoPreco>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.precos, novoPreco.parse(dados));
/** Registers a discount. Throws ZodError, NOME_REPETIDO. */
export const criarDesconto = (ato: Ato<Autor>, dados: z.input<typeof novoDesconto>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.descontos, novoDesconto.parse(dados));
/** Registers a late-payment rate. Throws ZodError, TAXA_REPETIDA. */
export const criarTaxa = (ato: Ato<Autor>, dados: z.input<typeof novaTaxa>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.taxas, novaTaxa.parse(dados));
/** Registers a fixed fee of a service, from a day on. Throws ZodError, TAXA_SERVICO_REPETIDA. */
export const criarTaxaServico = (ato: Ato<Autor>, dados: z.input<typeof novaTaxaServico>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.taxasServico, novaTaxaServico.parse(dados));
/** Registers a category of money that moves. Throws ZodError, NOME_REPETIDO. */
export const criarCategoriaFinanceira = (ato: Ato<Autor>, dados: z.input<typeof novaCategoria>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.categoriasFinanceiras, novaCategoria.parse(dados));
/** Registers a cost centre. Throws ZodError, NOME_REPETIDO. */
export const criarCentroCusto = (ato: Ato<Autor>, dados: z.input<typeof novoCentro>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.centrosCusto, novoCentro.parse(dados));
/** Registers a tax withheld from suppliers. Throws ZodError, IMPOSTO_SOBREPOSTO. */
export const criarImposto = (ato: Ato<Autor>, dados: z.input<typeof novoImposto>): Promise<Gravado> =>
  criarRegistro(ato, cadastros.impostos, novoImposto.parse(dados));
/** Changes a tax with what the form takes. Throws ZodError, VERSAO_DESATUALIZADA, IMPOSTO_SOBREPOSTO. */
export const editarImposto = (ato: Ato<Autor>, dados: z.input<typeof edicaoImposto>): Promise<Gravado> =>
  editarRegistro(ato, cadastros.impostos, edicaoImposto.parse(dados));
/** Every dated row of taxes, as its form reads it. */
export const listarImpostos = async (tx: Tx): Promise<(z.input<typeof edicaoImposto> & { id: number })[]> =>
  (
    await sql<
      z.input<typeof edicaoImposto> & { id: number }
    >`select id, tipo, nome, aliquota::text, base_percentual::text as "basePercentual", minimo_centavos as "minimoCentavos",
    codigo_recolhimento as "codigoRecolhimento", regra_vencimento as "regraVencimento", dia_vencimento as "diaVencimento", fato_gerador as "fatoGerador",
    destinatario_fornecedor_id as "destinatarioFornecedorId", vigente_desde as "vigenteDesde", vigente_ate as "vigenteAte", versao from impostos order by id`.execute(
      tx,
    )
  ).rows;
/** Branch and number of an account, as a record with bank data. */
export { dadosDaConta } from './dados-bancarios.ts';
