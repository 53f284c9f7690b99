import { faturamentosContabeis } from '#domains/contabil/faturamentos/server/routes.ts';
import { fechamentoContabil } from '#domains/contabil/fechamento/server/routes.ts';
import { regrasContabeis } from '#domains/contabil/integracao/regras/server/routes.ts';
import { integracaoContabil } from '#domains/contabil/integracao/server/routes.ts';
import { anexosContabeis } from '#domains/contabil/lancamentos/anexos/server/routes.ts';
import { historicosPadrao } from '#domains/contabil/lancamentos/historicos/server/routes.ts';
import { rascunhosContabeis } from '#domains/contabil/lancamentos/rascunhos/server/routes.ts';
import { lancamentosContabeis } from '#domains/contabil/lancamentos/server/routes.ts';
import { assinaturasDosLivros } from '#domains/contabil/livros/assinaturas/server/routes.ts';
import { exportacaoDosLivros } from '#domains/contabil/livros/exportacao/server/routes.ts';
import { impressaoDosLivros } from '#domains/contabil/livros/impressao/server/routes.ts';
import { livrosContabeis } from '#domains/contabil/livros/server/routes.ts';
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
  livrosContabeis,
  assinaturasDosLivros,
  exportacaoDosLivros,
  impressaoDosLivros,
  regrasContabeis,
  integracaoContabil,
  faturamentosContabeis,
];
