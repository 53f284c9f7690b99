import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { isGtin, limparGtin } from '#shared/documentos/gtin.ts';
import { type Achados, regra, seNadaRecusado } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { ativo, edicao, quantidade } from '#domains/suprimentos/esquemas.ts';
import './erros.ts';

export const gtin = z.preprocess(
  (bruto) => (typeof bruto === 'string' ? limparGtin(bruto) : bruto),
  campo.textoOpcional(14).superRefine((codigo, ctx) => {
    if (codigo !== null && !isGtin(codigo)) ctx.addIssue(recusa('GTIN_INVALIDO'));
  }, seNadaRecusado),
);
export const unidade = z.preprocess(
  (bruto) => (typeof bruto === 'string' ? bruto.trim().toUpperCase() : bruto),
  campo.texto({ max: 6 }).superRefine((sigla, ctx) => {
    if (!/^[A-Z0-9]+$/.test(sigla)) ctx.addIssue(recusa('UNIDADE_INVALIDA'));
  }, seNadaRecusado),
);

export const embalagem = z.strictObject({ nome: campo.texto({ max: 40 }), fator: quantidade(), gtin });
export const minimo = z.strictObject({ depositoId: campo.id(), quantidade: quantidade() });
const produto = {
  codigo: campo.texto({ max: 20 }),
  nome: campo.texto({ max: 100 }),
  grupoId: campo.id(),
  unidade,
  /** The barcode of one unit. */
  gtin,
  /** In what else it is bought, and how many units each brings. */
  embalagens: z.array(embalagem).max(20).default([]),
  minimos: z.array(minimo).max(50).default([]),
  ativo,
};
type Produto = {
  unidade: string;
  gtin: string | null;
  embalagens: readonly { nome: string; gtin: string | null }[];
  minimos: readonly { depositoId: number }[];
};
const igual = (a: string, b: string): boolean => a.localeCompare(b, 'pt', { sensitivity: 'base' }) === 0;
function conferirProduto(p: Produto, ctx: Achados): void {
  for (const [i, { nome, gtin: codigo }] of p.embalagens.entries()) {
    const antes = p.embalagens.slice(0, i);
    if ((p.gtin !== null && igual(nome, p.unidade)) || antes.some((e) => igual(e.nome, nome)))
      ctx.addIssue(recusa('EMBALAGEM_REPETIDA', {}, ['embalagens', i, 'nome']));
    if (codigo !== null && [p.gtin, ...antes.map((e) => e.gtin)].includes(codigo))
      ctx.addIssue(recusa('GTIN_REPETIDO', {}, ['embalagens', i, 'gtin']));
  }
  for (const [i, { depositoId }] of p.minimos.entries())
    if (p.minimos.slice(0, i).some((m) => m.depositoId === depositoId))
      ctx.addIssue(recusa('MINIMO_REPETIDO', {}, ['minimos', i, 'depositoId']));
}
export const novoProduto = z.strictObject(produto).check(regra(conferirProduto));
export const edicaoProduto = z.strictObject({ ...edicao, ...produto }).check(regra(conferirProduto));

const grupo = { nome: campo.texto({ max: 60 }), ativo };
export const novoGrupo = z.strictObject(grupo);
export const edicaoGrupo = z.strictObject({ ...edicao, ...grupo });
