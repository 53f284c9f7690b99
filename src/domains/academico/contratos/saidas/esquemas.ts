import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import {
  esquemaConferencia,
  esquemaMovimentoFeito,
  formaReclassificacao,
  formaRetorno,
  formaSaida,
} from '#domains/academico/matriculas/esquemas-movimentos.ts';
import { movimentos, saidas } from '#domains/academico/matriculas/situacoes.ts';
import { multasSaida, renegociadosSaida } from '../ciclo/cancelamento/respostas.ts';
import { situacaoSaida } from '../situacoes.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';

definirMensagensDeCampo({
  MULTA_SEM_VALOR: { br: 'Informe o valor ou o percentual da multa.', en: 'Enter the amount or the percentage of the fee.' },
  FALECIMENTO_SEM_MULTA: { br: 'Não se cobra multa por falecimento.', en: 'No fee is charged for a death.' },
  SUSPENSAO_SO_NO_TRANCAMENTO: {
    br: 'O contrato só é suspenso quando a matrícula é trancada.',
    en: 'The contract is suspended only when the enrollment is.',
  },
});

/** What may happen to the contract when the student leaves. */
export const acoesDoContrato = ['manter', 'cancelar', 'suspender'] as const;
export type AcaoDoContrato = (typeof acoesDoContrato)[number];
/** The verbs of the windows: those that leave, and the reclassification, which leaves for another course. */
export const verbosDeSaida = [...saidas, 'reclassificacao'] as const;
export type VerboDeSaida = (typeof verbosDeSaida)[number];

/**
 * Whether an exit cancels what never came into force, whatever is chosen for what did: afterwards nobody could activate it. Only a suspended
 * enrollment comes back, and its contract waits for that unless it is cancelled too.
 */
export const cancelaOQueNaoValeu = (verbo: VerboDeSaida, acao: AcaoDoContrato): boolean => verbo !== 'trancamento' || acao === 'cancelar';

const multa = z
  .strictObject({
    forma: z.enum(['valor', 'percentual']),
    valorCentavos: campo.centavos.opcional({ min: 1 }),
    percentual: campo.taxa.opcional({ min: '0.0001', max: '100' }),
    dataVencimento: campo.dataCivil(),
  })
  .check(
    regra((m, ctx) => {
      const informado = m.forma === 'valor' ? m.valorCentavos : m.percentual;
      if (informado === null) ctx.addIssue(recusa('MULTA_SEM_VALOR', {}, [m.forma === 'valor' ? 'valorCentavos' : 'percentual']));
    }),
  );

const destino = z.strictObject({
  acao: z.enum(acoesDoContrato),
  /** Open titles due after it are cancelled; the date of the movement when absent. */
  dataEfeito: campo.dataCivil.opcional(),
  multa: multa.nullable().default(null),
  /** What was renegotiated of the contract stays owed in its agreements. */
  manterAcordos: z.boolean().default(false),
});
export type DestinoDoContrato = Omit<z.output<typeof destino>, 'manterAcordos'> & { manterAcordos?: boolean };

const semSuspensao = ({ acao }: { acao: string }, ctx: Achados): void => {
  if (acao === 'suspender') ctx.addIssue(recusa('SUSPENSAO_SO_NO_TRANCAMENTO', {}, ['acao']));
};
const contrato = destino.default({ acao: 'manter', dataEfeito: null, multa: null, manterAcordos: false }).check(regra(semSuspensao));

export const esquemaSaida = z.strictObject({ ...formaSaida, contrato });
/** After a death the contract ends by itself, without a fee, unless the school says otherwise. */
export const esquemaFalecimento = z.strictObject({
  ...formaSaida,
  contrato: destino
    .default({ acao: 'cancelar', dataEfeito: null, multa: null, manterAcordos: false })
    .check(regra(semSuspensao))
    .check(
      regra(({ multa: cobrada }, ctx) => {
        if (cobrada !== null) ctx.addIssue(recusa('FALECIMENTO_SEM_MULTA', {}, ['multa']));
      }),
    ),
});
export const esquemaTransferencia = z.strictObject({ ...formaSaida, destino: campo.textoOpcional(200), contrato });
export const esquemaTrancamento = z.strictObject({
  ...formaSaida,
  contrato: destino.default({ acao: 'manter', dataEfeito: null, multa: null, manterAcordos: false }),
});
export const esquemaReclassificacao = z.strictObject({ ...formaReclassificacao, contrato });
export const esquemaRetorno = z.strictObject({
  ...formaRetorno,
  /** Whether the contract that was suspended with the enrollment is active again. */
  reativarContrato: z.boolean().default(false),
});
export const esquemaPreviaDeSaida = z.strictObject({
  verbo: z.enum(verbosDeSaida),
  dataMovimento: campo.dataCivil(),
  contrato: destino.default({ acao: 'manter', dataEfeito: null, multa: null, manterAcordos: false }),
});

const grupo = z.object({ quantidade: z.number(), somaCentavos: dinheiro });
/** What the choice made for the contract comes to, in figures. */
export const previaDeSaida = z.object({
  conferencia: esquemaConferencia,
  dataEfeito: z.string(),
  /** Why the movement itself would be refused; null when it goes. */
  impedimento: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
  /** The other enrollments of the student that a death ends in the same act. */
  outras: z.array(
    z.object({ id: z.number(), codigo: z.string(), cursoNome: z.string(), ano: z.number(), movimento: z.enum(valoresDaLista(movimentos)) }),
  ),
  contratos: z.array(
    z.object({
      id: z.number(),
      numero: z.string(),
      situacao: situacaoSaida,
      cancelados: grupo,
      devidos: grupo,
      pagos: grupo,
      suspensos: grupo,
      renegociados: renegociadosSaida,
      multaCentavos: dinheiro,
      multas: multasSaida,
      impedimento: z.string().nullable(),
    }),
  ),
});
export const saidaFeita = esquemaMovimentoFeito.extend({
  contratos: z.array(z.object({ id: z.number(), numero: z.string(), titulos: z.number(), multaCentavos: dinheiro })),
});
export const reclassificada = saidaFeita.extend({ nova: z.object({ id: z.number(), codigo: z.string() }) });
