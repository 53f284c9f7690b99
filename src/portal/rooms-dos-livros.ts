import { faturamentosContabeis } from '#domains/contabil/faturamentos/server/routes.ts';
import { fechamentoContabil } from '#domains/contabil/fechamento/server/routes.ts';
import { regrasContabeis } from '#domains/contabil/integracao/regras/server/routes.ts';
import { integracaoContabil } from '#domains/contabil/integracao/server/routes.ts';
import { anexosContabeis } from '#domains/contabil/lancamentos/anexos/server/routes.ts';
import { historicosPadrao } from '#domains/contabil/lancamentos/historicos/server/routes.ts';
import { rascunhosContabeis } from '#domains/contabil/lancamentos/rascunhos/server/routes.ts';
import { lancamentosContabeis } from '#domains/contabil/lancamentos/server/routes.ts';
import { periodosContabeis } from '#domains/contabil/periodos/server/routes.ts';
import { planoDeContas } from '#domains/contabil/plano-contas/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** The rooms of the books. */
export const salasDosLivros: readonly Sala[] = [
  planoDeContas,
  periodosContabeis,
  fechamentoContabil,
  lancamentosContabeis,
  rascunhosContabeis,
  historicosPadrao,
  anexosContabeis,
  regrasContabeis,
  integracaoContabil,
  faturamentosContabeis,
];
