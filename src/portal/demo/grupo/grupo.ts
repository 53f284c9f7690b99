import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { equipeDoSistema, type MarcoBase } from '../base/base.ts';
import { cobrarPasseio } from './grupo-avulsos.ts';
import { contratar } from './grupo-contratos.ts';
import { concluir } from './grupo-desfechos.ts';
import { matriculasDe, matricularFamilias } from './grupo-matriculas.ts';
import { receber } from './grupo-pagamentos.ts';
import { cadastrarFamilias } from './grupo-pessoas.ts';
import type { FamiliaComMatriculas } from '../plano/plano.ts';

type Grupo = readonly FamiliaComMatriculas[];
/** The ids that a group got, in the order of its plan: adults and children of each family, enrollments. */
export type MarcoMatriculas = { adultos: number[][]; filhos: number[][]; matriculas: { id: number; codigo: string }[] };
/** Each contract with the place of its enrollment. */
export type MarcoContratos = { contratos: { matricula: number; id: number; numero: string }[] };
export type MarcoGrupo = { alunos: number; titulosPagos: number };

/** How some families come to the school: they are registered, and their children enrolled. */
export async function matricularGrupo(servicos: Servicos, tx: Tx, { base, pedido }: MarcoBase, grupo: Grupo): Promise<MarcoMatriculas> {
  const { secretaria } = await equipeDoSistema(servicos, tx, base.usuarios, pedido.calendario.hoje);
  const familias = await cadastrarFamilias(secretaria, grupo);
  const matriculas = await matricularFamilias(secretaria, familias, base);
  return {
    adultos: familias.map(({ adultosIds }) => adultosIds),
    filhos: familias.map(({ filhosIds }) => filhosIds),
    matriculas: matriculas.map(({ id, codigo }) => ({ id, codigo })),
  };
}

/** What they sign: a contract for each enrollment, and a first title by hand. */
export async function contratarGrupo(
  servicos: Servicos,
  tx: Tx,
  { base, pedido }: MarcoBase,
  grupo: Grupo,
  feito: MarcoMatriculas,
): Promise<MarcoContratos> {
  const { secretaria, financeiro } = await equipeDoSistema(servicos, tx, base.usuarios, pedido.calendario.hoje);
  const familias = grupo.map((item, i) => ({ ...item, adultosIds: feito.adultos[i] ?? [], filhosIds: feito.filhos[i] ?? [] }));
  const matriculas = matriculasDe(familias).map((matricula, i) => ({
    ...matricula,
    ...(feito.matriculas[i] as { id: number; codigo: string }),
  }));
  const contratos = await contratar(secretaria, matriculas, base, pedido.calendario.ano);
  await cobrarPasseio(financeiro, matriculas, base);
  const lugar = new Map(matriculas.map((matricula, i) => [matricula, i]));
  return { contratos: contratos.map(({ id, numero, matricula }) => ({ matricula: lugar.get(matricula) ?? 0, id, numero })) };
}

/** What the year brings to a group that is enrolled: payments, and then changes and ends. */
export async function viverOAno(
  servicos: Servicos,
  tx: Tx,
  { base, pedido }: MarcoBase,
  grupo: Grupo,
  feito: MarcoMatriculas & MarcoContratos,
): Promise<MarcoGrupo> {
  const equipe = await equipeDoSistema(servicos, tx, base.usuarios, pedido.calendario.hoje);
  const porAluno = new Map(grupo.flatMap(({ familia }, i) => (feito.filhos[i] ?? []).map((id) => [id, familia] as const)));
  const titulosPagos = await receber(equipe.financeiro, porAluno, base, pedido.calendario.ano);
  const planos = grupo.flatMap(({ matriculas }) => matriculas);
  const matriculas = planos.map((plano, i) => ({ id: feito.matriculas[i]?.id as number, plano }));
  const contratos = feito.contratos.flatMap(({ matricula, ...contrato }) => {
    const plano = planos[matricula];
    return plano?.contrato ? [{ ...contrato, plano: plano.contrato, matricula: plano }] : [];
  });
  await concluir(equipe, matriculas, contratos, base);
  return { alunos: porAluno.size, titulosPagos };
}
