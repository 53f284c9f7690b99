import type { Renegociados } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';

type Escolha = { manterAcordos?: boolean; morte?: boolean };
export type ImpedimentoDoAcordo = 'CONTRATO_EM_ACORDO' | 'ACORDO_APOS_FALECIMENTO';

/**
 * What was renegotiated is owed by the agreement, which the end of a contract does not reach: what the contract had due after that
 * day goes on only when somebody says so, and after a death not at all. Preview and act ask this one function.
 */
export function impedimentoDoAcordo(renegociados: Renegociados | undefined, { manterAcordos, morte }: Escolha): ImpedimentoDoAcordo | null {
  if (!renegociados || renegociados.depois.somaCentavos === 0) return null;
  if (morte) return 'ACORDO_APOS_FALECIMENTO';
  return manterAcordos ? null : 'CONTRATO_EM_ACORDO';
}

/** @throws CONTRATO_EM_ACORDO, ACORDO_APOS_FALECIMENTO */
export function conferirSemAcordoPendente(numero: string, renegociados: Renegociados | undefined, escolha: Escolha): void {
  const impedimento = impedimentoDoAcordo(renegociados, escolha);
  if (!impedimento || !renegociados) return;
  const { depois, acordos } = renegociados;
  throw errosContrato[impedimento](
    {
      numero,
      titulos: depois.quantidade,
      valor: formatarReais(centavos(depois.somaCentavos)),
      acordos: acordos.map((a) => a.numero).join(', '),
    },
    { campos: ['manterAcordos'] },
  );
}

export const nadaRenegociado: Renegociados = {
  quantidade: 0,
  somaCentavos: 0,
  depois: { quantidade: 0, somaCentavos: 0 },
  recebidoCentavos: 0,
  acordos: [],
};
