import { sql } from 'kysely';
import { z } from 'zod';
import { linhaDeFornecedor } from '#domains/financeiro/fornecedores/importacao.ts';
import { criarFornecedores, excluirFornecedor, importacaoDeFornecedores } from '#domains/financeiro/fornecedores/server/door.ts';
import { campo } from '#shared/campos.ts';
import { camposDoFornecedorTrazido, type CampoDoFornecedorTrazido } from '#domains/mudanca/campos/dinheiro.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const linha = z.strictObject({ codigo: campo.texto({ max: 60 }), ...linhaDeFornecedor.shape });
type Linha = z.output<typeof linha>;
type ApoioDoRegistro = Awaited<ReturnType<typeof importacaoDeFornecedores.apoio>>;
type Apoio = { registro: ApoioDoRegistro; porDocumento: ReadonlyMap<string, number> };

/** Suppliers, judged and written as the import of their register does it; one of the same document is the same supplier. */
export const tipoFornecedores: TipoDePlanilha<CampoDoFornecedorTrazido, Linha, Apoio> = {
  tipo: 'fornecedores',
  paraCarregar: ['fornecedores:criar'],
  paraDesfazer: ['fornecedores:excluir'],
  alvoTipo: 'fornecedor',
  tamanho: 100,
  arquivo: importacaoDeFornecedores.arquivo,
  campos: camposDoFornecedorTrazido,
  esquema: linha,
  campoDe: { documento: 'documento', nome: 'nome', categoriaFinanceiraId: 'categoria' },
  emPe: sql`select id from v_fornecedor`,
  apoio: async (contexto, valores) => {
    const { rows } = await sql<{ id: number; documento: string }>`select id, documento from v_fornecedor`.execute(contexto.db);
    return {
      registro: { ...(await importacaoDeFornecedores.apoio(contexto, valores)), documentos: new Set<string>() },
      porDocumento: new Map(rows.map(({ id, documento }) => [documento, id])),
    };
  },
  montar: ({ codigo = '', ...v }, { registro }) => {
    const { nome, dados } = importacaoDeFornecedores.montar(v, registro);
    return { nome, dados: { codigo, ...(dados as object) } };
  },
  comparar: (lidas, { registro }) => importacaoDeFornecedores.comparar(lidas, registro),
  conhecida: ({ documento }, { porDocumento }) => porDocumento.get(documento) ?? null,
  gravar: async (ato, { corpos, apoio: { registro } }) => {
    const criados = await criarFornecedores(ato, { corpos: corpos.map(({ codigo: _, ...corpo }) => corpo), apoio: registro });
    return criados.map(({ id }) => id);
  },
  desfazer: (ato, { id }) => excluirFornecedor(ato, id),
};
