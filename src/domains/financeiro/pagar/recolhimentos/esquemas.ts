import { z } from 'zod';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { campo } from '#shared/campos.ts';

/** How the payables are paid: what the form asks. */
export const pagamentoDoRecolhimento = z.strictObject({
  categoriaFinanceiraId: campo.id(),
  contaBancariaId: campo.id(),
  formaPagamentoId: campo.id(),
});
const grupo = z.strictObject({
  fornecedorId: campo.id(),
  tipo: campo.opcao(tiposImposto),
  codigo: campo.textoOpcional(10),
  competencia: campo.dataCivil(),
  dataVencimento: campo.dataCivil(),
  /** As it was shown: what became another amount since is not collected unseen. */
  valorCentavos: campo.centavos({ min: 1 }),
});
const maximo = 100;
export const recolhimentoEsquema = pagamentoDoRecolhimento.extend({ grupos: z.array(grupo).min(1).max(maximo) });

/** When what was withheld was handed over outside the portal, and how that is known: what the form asks. */
export const recolhidoAntes = z.strictObject({ dataRecolhimento: campo.dataCivil(), motivo: campo.texto({ min: 3, max: 300 }) });
/** Also of what nobody is said to collect: no payable is made of it. */
export const recolhimentoExternoEsquema = recolhidoAntes.extend({
  grupos: z
    .array(grupo.extend({ fornecedorId: campo.id().nullable() }))
    .min(1)
    .max(maximo),
});
