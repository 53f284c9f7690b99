import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { equipeDoSistema, type MarcoBase } from './base.ts';
import { cobrarPasseio } from './grupo-avulsos.ts';
import { contratar } from './grupo-contratos.ts';
import { concluir } from './grupo-desfechos.ts';
import { matricularFamilias } from './grupo-matriculas.ts';
import { receber } from './grupo-pagamentos.ts';
import { cadastrarFamilias } from './grupo-pessoas.ts';
import type { FamiliaComMatriculas } from './plano.ts';

export type MarcoGrupo = { alunos: number; titulosPagos: number };

/** The whole story of some families, in the order in which it happens at the counter. */
export async function carregarGrupo(
  servicos: Servicos,
  tx: Tx,
  { base, pedido: { calendario } }: MarcoBase,
  grupo: readonly FamiliaComMatriculas[],
): Promise<MarcoGrupo> {
  const fuso = servicos.config.tzEscola;
  const equipe = await equipeDoSistema(tx, base.usuarios);
  const familias = await cadastrarFamilias(tx, equipe.secretaria, grupo);
  const matriculas = await matricularFamilias(tx, equipe.secretaria, familias, base);
  const contratos = await contratar(tx, equipe.secretaria, matriculas, base, { ano: calendario.ano, fuso });
  await cobrarPasseio(tx, equipe.financeiro, matriculas, base, { hoje: calendario.hoje, fuso });
  const porAluno = new Map(familias.flatMap(({ familia, filhosIds }) => filhosIds.map((id) => [id, familia] as const)));
  const titulosPagos = await receber(tx, equipe.financeiro, porAluno, base, { ...calendario, fuso });
  await concluir(tx, equipe, matriculas, contratos, base, fuso);
  return { alunos: porAluno.size, titulosPagos };
}
