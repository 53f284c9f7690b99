import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { maximoPorAcordo } from '../situacoes.ts';

definirMensagensDeCampo({
  ENTRADA_DEPOIS_DA_PRIMEIRA: {
    br: 'A entrada vence no dia do primeiro vencimento ou antes dele',
    en: 'The entry falls due on the first due date or before it',
  },
});

const condicoes = {
  tituloIds: z.array(campo.id()).min(1).max(maximoPorAcordo),
  dispensaMultaPercentual: campo.taxa({ max: '100' }),
  dispensaJurosPercentual: campo.taxa({ max: '100' }),
  entradaCentavos: campo.centavos(),
  dataEntrada: campo.dataCivil(),
  parcelas: campo.inteiro({ min: 1, max: 59 }),
  primeiroVencimento: campo.dataCivil(),
};

const semRepetidos = ({ tituloIds }: { tituloIds: readonly number[] }, ctx: Achados): void => {
  if (new Set(tituloIds).size !== tituloIds.length) ctx.addIssue(recusa('TITULO_REPETIDO', {}, ['tituloIds']));
};

/** The entry is the first installment: it falls due on or before the others. */
const entradaPrimeiro = (c: { entradaCentavos: number; dataEntrada: string; primeiroVencimento: string }, ctx: Achados): void => {
  if (c.entradaCentavos > 0 && c.dataEntrada > c.primeiroVencimento)
    ctx.addIssue(recusa('ENTRADA_DEPOIS_DA_PRIMEIRA', {}, ['dataEntrada']));
};

export const simulacaoEsquema = z.strictObject(condicoes).check(regra(semRepetidos)).check(regra(entradaPrimeiro));

export const novoAcordoEsquema = z
  .strictObject({
    ...condicoes,
    contaBancariaId: campo.id(),
    formaPagamentoId: campo.id(),
    /** What the simulation showed: another total is refused. */
    totalCentavos: campo.centavos({ min: 1 }),
    /** The entry is received now, with a receipt; otherwise it is the first installment, due on its date. */
    entradaPaga: z.boolean(),
    /** How and where it came: of the counter's cash as a rule, while the installments go by slip. What the portal makes by itself may leave them out: as the installments. */
    entradaFormaPagamentoId: campo.id.opcional().optional(),
    entradaContaBancariaId: campo.id.opcional().optional(),
    motivoDispensa: campo.textoOpcional(300),
    observacao: campo.textoOpcional(500),
  })
  .check(
    regra((pedido, ctx) => {
      semRepetidos(pedido, ctx);
      entradaPrimeiro(pedido, ctx);
      const dispensa = Number(pedido.dispensaMultaPercentual) + Number(pedido.dispensaJurosPercentual) > 0;
      if (dispensa && (pedido.motivoDispensa ?? '').length < 3) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['motivoDispensa']));
      if (pedido.entradaPaga && pedido.entradaCentavos === 0) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['entradaCentavos']));
      for (const nome of ['entradaFormaPagamentoId', 'entradaContaBancariaId'] as const)
        if (pedido.entradaPaga && pedido[nome] === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, [nome]));
    }),
  );
