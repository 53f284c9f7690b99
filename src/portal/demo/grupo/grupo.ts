import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { equipeDoSistema, type MarcoBase } from '../base/base.ts';
import { cobrarPasseio } from './grupo-avulsos.ts';
import { contratar } from './grupo-contratos.ts';
import { concluir } from './grupo-desfechos.ts';
import { matricularFamilias } from './grupo-matriculas.ts';
import { receber } from './grupo-pagamentos.ts';
import { cadastrarFamilias } from './grupo-pessoas.ts';
import type { FamiliaComMatriculas } from '../plano/plano.ts';

export type MarcoGrupo = { alunos: number; titulosPagos: number };

/** The whole story of some families, in the order in which it happens at the counter. */
export async function carregarGrupo(
  servicos: Servicos,
  tx: Tx,
  { base, pedido: { calendario } }: MarcoBase,
  grupo: readonly FamiliaComMatriculas[],
): Promise<MarcoGrupo> {
  const equipe = await equipeDoSistema(servicos, tx, base.usuarios, calendario.hoje);
  const familias = await cadastrarFamilias(equipe.secretaria, grupo);
  const matriculas = await matricularFamilias(equipe.secretaria, familias, base);
  const contratos = await contratar(equipe.secretaria, matriculas, base, calendario.ano);
  await cobrarPasseio(equipe.financeiro, matriculas, base);
  const porAluno = new Map(familias.flatMap(({ familia, filhosIds }) => filhosIds.map((id) => [id, familia] as const)));
  const titulosPagos = await receber(equipe.financeiro, porAluno, base, calendario.ano);
  await concluir(equipe, matriculas, contratos, base);
  return { alunos: porAluno.size, titulosPagos };
}
