import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { LinhaFeita } from '../feita.ts';
import { carregarPlanilha, conferirColunas, type PlanilhaDaMudanca } from './carregar.ts';
import { tiposDePlanilha } from './tipos.ts';

/** Carries what a dry run found out of its transaction, which goes with it. */
class Desfeito extends Error {
  readonly feitas: readonly LinhaFeita[];
  constructor(feitas: readonly LinhaFeita[]) {
    super('dry run');
    this.feitas = feitas;
  }
}

/**
 * A dry run: the load itself, in one transaction that is taken back. What it says of each line is kept beside the sheet, until its columns change.
 * @throws NAO_ENCONTRADO, SEM_PERMISSAO, MUDANCA_JA_CARREGADA, MUDANCA_SEM_COLUNA, VERSAO_DESATUALIZADA
 */
export async function ensaiarPlanilha({ servicos: { db, config }, quem, idioma, origem }: Contexto, id: number): Promise<void> {
  const planilha = await carregarPlanilha(db, id);
  if (planilha.situacao !== 'aberta') throw erros.MUDANCA_JA_CARREGADA();
  for (const chave of tiposDePlanilha[planilha.tipo].paraCarregar) conferirPermissao(quem, chave, idioma);
  conferirColunas(planilha, idioma);
  const feitas = await transacao(db, async (tx) => {
    throw new Desfeito(
      await carregarTudo(await novoAto(tx, { quem, fuso: config.tzEscola, idioma, ...(origem ? { origem } : {}) }), planilha),
    );
  }).catch((causa: unknown) => {
    if (causa instanceof Desfeito) return causa.feitas;
    throw causa;
  });
  const { numAffectedRows } = await sql`update mudancas_planilhas set ensaio = ${JSON.stringify(feitas)}::jsonb
    where id = ${id} and versao = ${planilha.versao} and situacao = 'aberta'`.execute(db);
  if (Number(numAffectedRows) === 0) throw versaoDesatualizada({ tipo: 'mudanca', id });
}

async function carregarTudo(ato: Ato, planilha: PlanilhaDaMudanca): Promise<LinhaFeita[]> {
  const { emOrdem, carregar, tamanho } = tiposDePlanilha[planilha.tipo];
  const linhas = emOrdem(planilha);
  const feitas: LinhaFeita[] = [];
  for (let i = 0; i < linhas.length; i += tamanho) feitas.push(...(await carregar(ato, planilha, linhas.slice(i, i + tamanho))));
  return feitas;
}
