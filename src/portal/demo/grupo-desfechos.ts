import { cancelarContrato } from '#domains/academico/contratos/server/door.ts';
import { registrarResultados, registrarSaida } from '#domains/academico/matriculas/server/door.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Base, Equipe } from './base.ts';
import type { ContratoFeito } from './grupo-contratos.ts';
import type { MatriculaFeita } from './grupo-matriculas.ts';

/** What happened later: students who changed class or left, and contracts that ended with them. */
export async function concluir(
  tx: Tx,
  { secretaria, financeiro }: Equipe,
  matriculas: readonly MatriculaFeita[],
  contratos: readonly ContratoFeito[],
  base: Base,
  fuso: string,
): Promise<void> {
  for (const { id, plano } of matriculas) {
    if (plano.troca) {
      const turmaId = base.turmas.atuais[plano.troca.turma] as number;
      await enturmarMatricula(
        tx,
        { quem: secretaria, fuso },
        { id, turmaId, dataInicio: plano.troca.dataInicio, motivo: plano.troca.motivo, motivoExcedente: null },
      );
    }
    if (plano.saida) await registrarSaida(tx, { quem: secretaria, fuso }, { id, ...plano.saida });
  }
  await registrarResultados(
    tx,
    secretaria,
    matriculas.flatMap(({ id, plano: { resultado } }) => (resultado === null ? [] : [{ id, resultado }])),
  );
  for (const { id, plano } of contratos) {
    // A draft is in its first version; the activation made the second.
    if (plano.destino === 'cancelado' || plano.destino === 'rompido') {
      await cancelarContrato(
        tx,
        financeiro,
        { id, versao: plano.destino === 'cancelado' ? 1 : 2, dataEfeito: null, motivo: plano.motivo },
        fuso,
      );
    }
  }
}
