import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { criarRegistro } from '#platform/server/registros/registro.ts';
import { errosFornecedor } from '../erros.ts';
import { novoFornecedor } from '../esquemas.ts';
import { fornecedores } from './fornecedores.ts';

/** What a document of a supplier tells of it. */
type FornecedorLido = Pick<
  z.input<typeof novoFornecedor>,
  | 'documento'
  | 'nome'
  | 'nomeFantasia'
  | 'simplesNacional'
  | 'telefone'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'complemento'
  | 'bairro'
  | 'cidade'
  | 'uf'
>;
/** A supplier with what its bills usually are. */
export type FornecedorHabitual = {
  id: number;
  nome: string;
  ativo: boolean;
  categoriaFinanceiraId: number | null;
  centroCustoId: number | null;
  formaPagamentoId: number | null;
  impostos: z.output<typeof novoFornecedor>['impostos'];
};

/**
 * The supplier of a CNPJ or CPF, registered with what its document tells when `podeCriar`; null where nobody has it and it may not be. Two
 * documents of one new supplier take turns. Throws FORNECEDOR_INATIVO.
 */
export async function fornecedorDoDocumento(
  ato: Ato<Pessoa>,
  { lido, podeCriar }: { lido: FornecedorLido; podeCriar: boolean },
): Promise<FornecedorHabitual | null> {
  const dados = novoFornecedor.parse(lido);
  await sql`select pg_advisory_xact_lock(hashtext('fornecedor'), hashtext(${dados.documento}))`.execute(ato.tx);
  const achado = await buscar(ato, dados.documento);
  if (achado?.ativo === false) throw errosFornecedor.FORNECEDOR_INATIVO({ nome: achado.nome });
  if (achado || !podeCriar) return achado;
  await criarRegistro(ato, fornecedores, dados);
  return buscar(ato, dados.documento);
}

async function buscar({ tx }: Ato<Pessoa>, documento: string): Promise<FornecedorHabitual | null> {
  const { rows } = await sql<FornecedorHabitual>`select f.id, f.nome, f.ativo, f.categoria_financeira_id as "categoriaFinanceiraId",
      f.centro_custo_id as "centroCustoId", f.forma_pagamento_id as "formaPagamentoId",
      (select coalesce(json_agg(json_build_object('tipo', i.tipo, 'nome', i.nome) order by i.tipo, i.nome), '[]') from fornecedores_impostos i where i.fornecedor_id = f.id) as impostos
    from fornecedores f where f.documento = ${documento}`.execute(tx);
  return rows[0] ?? null;
}
