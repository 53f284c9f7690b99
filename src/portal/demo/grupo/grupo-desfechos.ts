import type { Ato } from '#platform/server/ato.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/oficina.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/oficina.ts';
import { suspenderContrato } from '#domains/academico/contratos/ciclo/server/oficina.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import { registrarResultados } from '#domains/academico/matriculas/resultados/server/oficina.ts';
import { somarDias } from '#shared/datas.ts';
import type { Base, Equipe } from '../base/base.ts';
import type { PlanoDeContrato } from '../plano/plano-contratos.ts';
import type { PlanoDeMatricula } from '../plano/plano-matriculas.ts';

type Matricula = { id: number; plano: PlanoDeMatricula };
type Contrato = { id: number; numero: string; plano: PlanoDeContrato; matricula: PlanoDeMatricula };

/** What happened later: students who changed class or left, and contracts that ended with them. */
export async function concluir(
  { secretaria, financeiro }: Equipe,
  matriculas: readonly Matricula[],
  contratos: readonly Contrato[],
  base: Base,
): Promise<void> {
  for (const { id, plano } of matriculas) {
    if (plano.troca) {
      const turmaId = base.turmas.atuais[plano.troca.turma] as number;
      await enturmarMatricula(secretaria, {
        id,
        turmaId,
        dataInicio: plano.troca.dataInicio,
        motivo: plano.troca.motivo,
        motivoExcedente: null,
      });
    }
    if (plano.saida) await registrarSaida(secretaria, { id, ...plano.saida });
  }
  const julgados = matriculas.flatMap(({ id, plano: { resultado } }) => (resultado === null ? [] : [{ id, resultado }]));
  const doConselho = julgados.filter(({ resultado }) => resultado === 'aprovado_pelo_conselho');
  // The council overrides a failure by grade: that one was recorded before.
  const reprovados = doConselho.map(({ id }) => ({ id, resultado: 'reprovado_por_nota' as const }));
  await registrarResultados(secretaria, [...julgados.filter((julgado) => !doConselho.includes(julgado)), ...reprovados]);
  await registrarResultados(
    secretaria,
    doConselho.map((julgado) => ({ ...julgado, motivo: 'Decisão do conselho de classe: evolução no último bimestre.' })),
  );
  for (const contrato of contratos) await mudarContrato(financeiro, contrato);
}

/** One contract in so many gets an addendum, is suspended, or ends with a fee. */
const cada = { suspenso: 23, aditivo: 7, multa: 2 } as const;

async function mudarContrato(ato: Ato, { id, numero, plano, matricula }: Contrato): Promise<void> {
  const { hoje } = ato;
  // By its number, which has no gaps: an interrupted load that goes on later makes the same school.
  const ordem = Number(numero.slice(-5));
  if (plano.destino === 'cancelado' || plano.destino === 'rompido') {
    const multa =
      plano.destino === 'rompido' && ordem % cada.multa === 0
        ? { forma: 'percentual' as const, percentual: '10.0000', dataVencimento: somarDias(hoje, 10) }
        : null;
    await cancelarContratos(ato, { contratoId: id, motivo: plano.motivo, multa });
  } else if (plano.destino === 'ativo' && matricula.proximoAno && ordem % cada.aditivo === 0) {
    const aditivo = aditivos[ordem % aditivos.length];
    if (aditivo) await aditarContrato(ato, { contratoId: id, dataAditivo: hoje, ...aditivo });
  } else if (plano.destino === 'ativo' && !matricula.proximoAno && ordem % cada.suspenso === 0 && !matricula.saida) {
    await suspenderContrato(ato, { contratoId: id, motivo: 'Intercâmbio de um semestre.' });
  }
}

const alcance = { precoIndice: 0, parcelaDe: 6, parcelaAte: null };
const aditivos: readonly { motivo: string; termos: TermoPedido[] }[] = [
  { motivo: 'Vencimento acertado com o dia do salário.', termos: [{ tipo: 'vencimento', ...alcance, parcelaDe: 3, diaVencimento: 28 }] },
  {
    motivo: 'Parcela revista depois da análise da bolsa.',
    termos: [{ tipo: 'valor', ...alcance, valorCentavos: null, percentual: '-5.0000' }],
  },
  {
    motivo: 'Desconto concedido pela direção.',
    termos: [
      {
        tipo: 'incluir_desconto',
        ...alcance,
        descontoId: null,
        descricao: 'Desconto da direção',
        forma: 'percentual',
        percentual: '8.0000',
        valorCentavos: null,
        limiteCentavos: null,
        condicional: false,
        sobreValorCheio: false,
        prioridade: 90,
      },
    ],
  },
];
