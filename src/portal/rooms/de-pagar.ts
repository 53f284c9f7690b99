import { avisosDeDadosBancarios } from '#domains/financeiro/dados-bancarios/server/routes.ts';
import { salaFornecedores } from '#domains/financeiro/fornecedores/server/routes.ts';
import { anexosAPagar } from '#domains/financeiro/pagar/anexos/server/routes.ts';
import { aprovacaoAPagar } from '#domains/financeiro/pagar/aprovacao/server/routes.ts';
import { baixasAPagar } from '#domains/financeiro/pagar/baixas/server/routes.ts';
import { contasAPagar } from '#domains/financeiro/pagar/contas/server/routes.ts';
import { fichaAPagar } from '#domains/financeiro/pagar/ficha/server/routes.ts';
import { listaAPagar } from '#domains/financeiro/pagar/lista/server/routes.ts';
import { recolhimentosAPagar } from '#domains/financeiro/pagar/recolhimentos/server/routes.ts';
import { remessasAPagar } from '#domains/financeiro/pagar/remessas/server/routes.ts';
import { retornosAPagar } from '#domains/financeiro/pagar/retornos/server/routes.ts';
import { recorrenciasAPagar } from '#domains/financeiro/pagar/recorrencias/server/routes.ts';

/** The rooms of where money goes. */
export const salasDePagar = [
  avisosDeDadosBancarios,
  salaFornecedores,
  anexosAPagar,
  aprovacaoAPagar,
  baixasAPagar,
  contasAPagar,
  fichaAPagar,
  listaAPagar,
  recolhimentosAPagar,
  recorrenciasAPagar,
  remessasAPagar,
  retornosAPagar,
];
