import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { descontosVigentes, type Termo } from '../parcelas-com-aditivos.ts';
import { conferirDataDoAditivo } from '../data-do-aditivo.ts';
import { type ParaPlanejar, planejarAditivo, type PlanoDeAditivo } from '../planejar.ts';
import { type Carregado, carregarPagadores } from './carregar.ts';
import { lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';

/** What the terms of a contract that was read would do today; `firmado`: they wait for their signature. */
export async function planejar(
  db: Db | Tx,
  carregado: Carregado,
  termos: readonly Termo[],
  firmeza: { firmado?: boolean } = {},
): Promise<PlanoDeAditivo> {
  return planejarAditivo(carregado, termos, await lerParaPlanejar(db, carregado, termos, firmeza));
}

/** What is read to plan the terms of a contract. */
export async function lerParaPlanejar(
  db: Db | Tx,
  carregado: Carregado,
  termos: readonly Termo[],
  { firmado = false }: { firmado?: boolean } = {},
): Promise<ParaPlanejar> {
  const pessoas = await carregarPagadores(db, [carregado], termos);
  const cadastros = { ...(await lerCadastros(db, [apontamentosDe(carregado, termos)])), firmado };
  return { pessoas, cadastros, matricula: matriculaDe(cadastros, carregado) };
}

/** What is judged of a contract under new terms: its price lines, and the discounts that the terms give. */
export function apontamentosDe({ contrato: { matricula, precos } }: Carregado, termos: readonly Termo[]) {
  const descontos = termos.flatMap((termo) => (termo.tipo === 'incluir_desconto' ? [termo.desconto] : []));
  return { matriculaId: matricula.id, precos, descontos };
}

/** The lines of a contract with the discounts in force, as terms may name them. */
export function comDescontosVigentes({ numero, contrato, contratado, vigentes }: Carregado) {
  return { numero, precos: contrato.precos, descontos: descontosVigentes(contratado.descontos, vigentes, contratado.precos) };
}

/** The date of an addendum against the life of the contract as it stands. @throws ADITIVO_DATA_INVALIDA */
export function conferirData({ contrato, titulos }: Carregado, data: DataCivil, fuso: string): void {
  conferirDataDoAditivo(
    contrato,
    titulos.map((t) => t.vencimento),
    data,
    fuso,
  );
}
