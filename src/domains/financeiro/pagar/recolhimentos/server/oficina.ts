import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { recolhimentoEsquema, recolhimentoExternoEsquema } from '../esquemas.ts';
import { pedidoDoGrupo } from '../planejar.ts';
import { gerarRecolhimentos as gerar } from './gerar-recolhimentos.ts';
import { desfazerRecolhimentoExterno } from './desfazer-externo.ts';
import { obterARecolher } from './obter-a-recolher.ts';
import { registrarRecolhimentoExterno } from './registrar-externo.ts';

export { desfazerRecolhimentoExterno, obterARecolher };

type Grupos = Awaited<ReturnType<typeof obterARecolher>>['grupos'];
type Pagamento = Omit<z.input<typeof recolhimentoEsquema>, 'grupos'>;

/** Hands groups over as the screen does, for the demo school and tests. Throws ZodError, and what the endpoint throws. */
export const recolher = (ato: Ato<Pessoa>, grupos: Grupos, pagamento: Pagamento): ReturnType<typeof gerar> =>
  gerar(ato, recolhimentoEsquema.parse({ ...pagamento, grupos: grupos.map(pedidoDoGrupo) }));

/** Says of groups, as the screen does, that they were handed over outside the portal. Throws ZodError, and what the endpoint throws. */
export const recolherPorFora = (
  ato: Ato<Pessoa>,
  grupos: Grupos,
  quando: Omit<z.input<typeof recolhimentoExternoEsquema>, 'grupos'>,
): ReturnType<typeof registrarRecolhimentoExterno> =>
  registrarRecolhimentoExterno(ato, recolhimentoExternoEsquema.parse({ ...quando, grupos: grupos.map(pedidoDoGrupo) }));
