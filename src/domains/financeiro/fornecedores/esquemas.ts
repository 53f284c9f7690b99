import { z } from 'zod';
import { isChavePix, normalizarChavePix } from '#shared/documentos/chave-pix.ts';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import './mensagens.ts';

const contato = z.strictObject({
  nome: campo.texto({ max: 80 }),
  papel: campo.textoOpcional(60),
  telefone: campo.telefone.opcional(),
  email: campo.email.opcional(),
});
/** A tax that is withheld, by the kind and name that its dated rates share. */
export const impostoRetido = z.strictObject({ tipo: campo.opcao(tiposImposto), nome: campo.texto({ max: 80 }) });
/** The taxes that are withheld of a supplier or a bill. */
export const impostosRetidos = z.array(impostoRetido).max(10).default([]);
/**
 * The taxes that are withheld of one bill or invoice. Base and rate are those that its invoice states (labour without the materials, the rate
 * of a supplier of the Simples); without them the base is the gross amount and the rate that of the date.
 */
export const impostosDaConta = z
  .array(
    impostoRetido.extend({
      baseCentavos: campo.centavos.opcional({ min: 1 }),
      aliquota: campo.taxa.opcional({ min: '0.0001', max: '100' }),
    }),
  )
  .max(10)
  .default([]);
/** Each of them once: a rule of whatever has them. */
export function conferirImpostosRetidos({ impostos }: { impostos: readonly { tipo: string; nome: string }[] }, ctx: Achados): void {
  const vistos = new Set<string>();
  for (const [i, { tipo, nome }] of impostos.entries()) {
    const chave = `${tipo} ${nome.toLowerCase()}`;
    if (vistos.has(chave)) ctx.addIssue(recusa('IMPOSTO_RETIDO_REPETIDO', {}, ['impostos', i, 'nome']));
    vistos.add(chave);
  }
}

const fornecedor = {
  documento: campo.cpfOuCnpj(),
  nome: campo.texto({ max: 120 }),
  nomeFantasia: campo.textoOpcional(120),
  simplesNacional: z.boolean().default(false),
  email: campo.email.opcional(),
  telefone: campo.telefone.opcional(),
  cep: campo.cep.opcional(),
  logradouro: campo.textoOpcional(120),
  numero: campo.textoOpcional(10),
  complemento: campo.textoOpcional(60),
  bairro: campo.textoOpcional(60),
  cidade: campo.textoOpcional(60),
  uf: campo.uf.opcional(),
  categoriaFinanceiraId: campo.id.opcional(),
  centroCustoId: campo.id.opcional(),
  formaPagamentoId: campo.id.opcional(),
  impostos: impostosRetidos,
  contatos: z.array(contato).max(20).default([]),
  observacoes: campo.textoOpcional(1000, { multilinha: true }),
  ativo: z.boolean().default(true),
};

export const novoFornecedor = z.strictObject(fornecedor).check(regra(conferirImpostosRetidos));
export const edicaoFornecedor = z
  .strictObject({ id: campo.id(), versao: campo.versao(), ...fornecedor })
  .check(regra(conferirImpostosRetidos));

/** Where a supplier is paid; '' and null are nothing. They change by a mudança alone. */
export const dadosDoFornecedorEsquema = z
  .strictObject({
    bancoCodigo: campo.textoOpcional(3),
    agencia: campo.textoOpcional(10),
    conta: campo.textoOpcional(20),
    chavePix: campo.textoOpcional(77),
  })
  .check(
    regra((d, ctx) => {
      const partes = [d.bancoCodigo, d.agencia, d.conta];
      if (partes.some((parte) => parte !== null) && partes.includes(null))
        ctx.addIssue(recusa('CONTA_DO_FORNECEDOR_INCOMPLETA', {}, ['conta']));
      if (d.bancoCodigo !== null && !/^\d{3}$/.test(d.bancoCodigo))
        ctx.addIssue(recusa('BANCO_DO_FORNECEDOR_INVALIDO', {}, ['bancoCodigo']));
      if (d.chavePix !== null && !isChavePix(normalizarChavePix(d.chavePix)))
        ctx.addIssue(recusa('CHAVE_PIX_DO_FORNECEDOR', {}, ['chavePix']));
    }),
  )
  .transform((d) => ({ ...d, chavePix: d.chavePix === null ? null : normalizarChavePix(d.chavePix) }));
