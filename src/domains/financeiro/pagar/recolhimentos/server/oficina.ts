import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { recolhimentoEsquema } from '../esquemas.ts';
import { gerarRecolhimentos as gerar } from './gerar-recolhimentos.ts';
import { obterARecolher } from './obter-a-recolher.ts';

export { obterARecolher };

type Grupos = Awaited<ReturnType<typeof obterARecolher>>['grupos'];
type Pagamento = Omit<z.input<typeof recolhimentoEsquema>, 'grupos'>;

/** Hands groups over as the screen does, for the demo school and tests. Throws ZodError, and what the endpoint throws. */
export const recolher = (ato: Ato<Pessoa>, grupos: Grupos, pagamento: Pagamento): ReturnType<typeof gerar> =>
  gerar(
    ato,
    recolhimentoEsquema.parse({
      ...pagamento,
      grupos: grupos.map(({ fornecedorId, tipo, codigo, competencia, dataVencimento, valorCentavos }) => ({
        fornecedorId,
        tipo,
        codigo,
        competencia,
        dataVencimento,
        valorCentavos,
      })),
    }),
  );
