import { errosContabeis } from '#domains/contabil/erros.ts';
import { errosFaturamento } from '#domains/contabil/faturamentos/erros.ts';
import { errosFechamento } from '#domains/contabil/fechamento/erros.ts';
import { errosIntegracao } from '#domains/contabil/integracao/erros.ts';
import { errosRegra } from '#domains/contabil/integracao/regras/erros.ts';
import { errosAnexoContabil } from '#domains/contabil/lancamentos/anexos/erros.ts';
import { errosLancamento } from '#domains/contabil/lancamentos/erros.ts';
import { errosHistorico } from '#domains/contabil/lancamentos/historicos/erros.ts';
import { errosRascunho } from '#domains/contabil/lancamentos/rascunhos/erros.ts';
import { errosExportacao } from '#domains/contabil/livros/exportacao/erros.ts';
import { errosImpressao } from '#domains/contabil/livros/impressao/erros.ts';
import { errosPeriodo } from '#domains/contabil/periodos/erros.ts';
import { errosPlano } from '#domains/contabil/plano-contas/erros.ts';

/** The refusals of the books. */
export const errosDosLivros = {
  contabil: errosContabeis,
  'contabil/plano-contas': errosPlano,
  'contabil/periodos': errosPeriodo,
  'contabil/fechamento': errosFechamento,
  'contabil/lancamentos': errosLancamento,
  'contabil/rascunhos': errosRascunho,
  'contabil/historicos': errosHistorico,
  'contabil/anexos': errosAnexoContabil,
  'contabil/livros/exportacao': errosExportacao,
  'contabil/livros/impressao': errosImpressao,
  'contabil/integracao': errosIntegracao,
  'contabil/regras': errosRegra,
  'contabil/faturamentos': errosFaturamento,
};
