import type { z } from 'zod';
import type { Autor } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import {
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
import { criarRegistro, type Gravado } from './registro.ts';

// Registers that the demo school and tests make with what the forms take. Functions that write take the transaction of the caller.

/** Registers a bank. Throws ZodError for what the form would refuse, BANCO_REPETIDO. */
export const criarBanco = (tx: Tx, autor: Autor, dados: z.input<typeof novoBanco>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.bancos, novoBanco.parse(dados));
/** Registers a bank account or cash box. Throws ZodError, NOME_REPETIDO. */
export const criarContaBancaria = (tx: Tx, autor: Autor, dados: z.input<typeof novaConta>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.contas, novaConta.parse(dados));
/** Registers a payment method. Throws ZodError, NOME_REPETIDO. */
export const criarFormaPagamento = (tx: Tx, autor: Autor, dados: z.input<typeof novaForma>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.formasPagamento, novaForma.parse(dados));
/** Registers a price. Throws ZodError, PRECO_REPETIDO. */
export const criarPreco = (tx: Tx, autor: Autor, dados: z.input<typeof novoPreco>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.precos, novoPreco.parse(dados));
/** Registers a discount. Throws ZodError, NOME_REPETIDO. */
export const criarDesconto = (tx: Tx, autor: Autor, dados: z.input<typeof novoDesconto>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.descontos, novoDesconto.parse(dados));
/** Registers a late-payment rate. Throws ZodError, TAXA_REPETIDA. */
export const criarTaxa = (tx: Tx, autor: Autor, dados: z.input<typeof novaTaxa>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.taxas, novaTaxa.parse(dados));
/** Registers a fixed fee of a service, from a day on. Throws ZodError, TAXA_SERVICO_REPETIDA. */
export const criarTaxaServico = (tx: Tx, autor: Autor, dados: z.input<typeof novaTaxaServico>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.taxasServico, novaTaxaServico.parse(dados));
/** Registers a category of money that moves. Throws ZodError, NOME_REPETIDO. */
export const criarCategoriaFinanceira = (tx: Tx, autor: Autor, dados: z.input<typeof novaCategoria>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.categoriasFinanceiras, novaCategoria.parse(dados));
/** Registers a cost centre. Throws ZodError, NOME_REPETIDO. */
export const criarCentroCusto = (tx: Tx, autor: Autor, dados: z.input<typeof novoCentro>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.centrosCusto, novoCentro.parse(dados));
/** Registers a tax withheld from suppliers. Throws ZodError, IMPOSTO_SOBREPOSTO. */
export const criarImposto = (tx: Tx, autor: Autor, dados: z.input<typeof novoImposto>): Promise<Gravado> =>
  criarRegistro(tx, autor, cadastros.impostos, novoImposto.parse(dados));
