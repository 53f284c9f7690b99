import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { conferirDiaDaDisciplina, etapaAbertaDoDia } from '#domains/academico/diario/conferir.ts';
import { carregarDiarios, carregarTurma, type TurmaDoDiario } from '#domains/academico/diario/server/carregar.ts';
import type { chamadasApi } from '../api.ts';
import { errosChamada as erros } from '../erros.ts';
import { type ChamadaPedida, conferirFaltas, conferirPedido, semLugar } from '../regras.ts';
import { type Atual, lerSituacao, nomeDoAluno } from './atuais.ts';
import { type ChamadaAGravar, type Gravada, gravarChamadas } from './gravar-chamadas.ts';

type Pedido = EntradaServidor<typeof chamadasApi.chamar>['body'];

/**
 * Calls rolls of a class: the lessons of a day, the day itself, or corrections of a month, all or nothing. Who is called sits in the class on
 * that day, and no move takes him from it meanwhile.
 * @throws NAO_ENCONTRADO for lessons and classes outside the scope; CHAMADA_…, ALUNO_FORA_DA_TURMA, FALTAS_ACIMA_DA_AULA, DIARIO_…,
 *   VERSAO_DESATUALIZADA
 */
export async function chamar(ato: Ato, { turmaId, chamadas }: Pedido): Promise<{ chamadas: Gravada[] }> {
  const { tx, quem, hoje } = ato;
  conferirPedido(chamadas, hoje);
  const { atuais, lugares } = await lerSituacao(tx, turmaId, chamadas);
  const turma = await conferirDias(ato, { turmaId, chamadas }, atuais);
  const aGravar = chamadas.map((chamada, i): ChamadaAGravar => {
    const { aula, chamada: atual } = atuais[i] as Atual;
    const quantidade = aula?.quantidade ?? 1;
    conferirFaltas(chamada, quantidade, i);
    if ((atual?.versao ?? null) !== chamada.versao) throw desatualizada(atual, chamada);
    return { ...chamada, id: atual?.id ?? null, quantidade };
  });
  const fora = semLugar(chamadas, lugares);
  if (fora) {
    const aluno = await nomeDoAluno(tx, fora.matriculaId);
    throw erros.ALUNO_FORA_DA_TURMA({ aluno, turma: turma.turma, data: formatarData(fora.data) }, { campos: [fora.campo] });
  }
  const nome = nomeDoAutor(quem);
  const gravadas = await gravarChamadas(tx, { turmaId, quem: { usuarioId: quem.usuarioId, nome }, chamadas: aGravar });
  if (gravadas.length < chamadas.length) {
    const agora = await lerSituacao(tx, turmaId, chamadas);
    const vencida = agora.atuais.find(({ chamada, i }) => chamada && chamada.versao !== chamadas[i]?.versao);
    throw desatualizada(vencida?.chamada ?? null, chamadas[vencida?.i ?? 0] as ChamadaPedida);
  }
  await auditar(ato, aGravar, atuais, gravadas);
  return { chamadas: gravadas };
}

/** Each roll on a day on which it may be called, and of the kind that the course keeps. Gives the class, held as it stands. */
async function conferirDias(ato: Ato, { turmaId, chamadas }: Pedido, atuais: readonly Atual[]): Promise<TurmaDoDiario> {
  const aulas = atuais.flatMap(({ aula }) => aula ?? []);
  const diarios =
    aulas.length > 0
      ? await carregarDiarios(
          ato,
          aulas.map(({ turmaDisciplinaId }) => turmaDisciplinaId),
        )
      : null;
  const [deUmaAula] = diarios?.values() ?? [];
  const turma = deUmaAula ?? (await carregarTurma(ato, turmaId));
  for (const [i, { aulaId, data }] of chamadas.entries()) {
    const { aula, letivo } = atuais[i] as Atual;
    const campo = `chamadas.${i}.data`;
    const quando = { data: formatarData(data), turma: turma.turma };
    if (aulaId !== null) {
      const diario = aula && diarios?.get(aula.turmaDisciplinaId);
      if (!aula || !diario || diario.turmaId !== turmaId || aula.data !== data) throw erros.CHAMADA_SEM_AULA(quando, { campos: [campo] });
      conferirDiaDaDisciplina(diario, data, campo);
    }
    if (turma.criterio.controleFrequencia === 'por_dia' && aulaId !== null) throw erros.CHAMADA_POR_DIA(quando);
    if (turma.criterio.controleFrequencia === 'por_aula' && aulaId === null) throw erros.CHAMADA_POR_AULA(quando);
    etapaAbertaDoDia(turma, data, campo);
    if (aulaId === null && !letivo) throw erros.CHAMADA_DE_DIA_NAO_LETIVO(quando, { campos: [campo] });
  }
  return turma;
}

/** With what stands now, and of which lesson or day: several rolls are saved in one act. */
const desatualizada = (atual: Atual['chamada'], { aulaId, data }: ChamadaPedida) =>
  versaoDesatualizada({ tipo: 'chamada', id: atual?.id ?? 0 }, { versao: null, faltas: [], ...atual, aulaId, data });

/** What was called, without those who were present: their absences say the rest. */
async function auditar(ato: Ato, feitas: readonly ChamadaAGravar[], atuais: readonly Atual[], gravadas: readonly Gravada[]): Promise<void> {
  const ids = new Map(gravadas.map(({ id, aulaId, data }) => [aulaId ?? data, id]));
  await auditarVarios(
    ato,
    feitas.map(({ aulaId, data, quantidade, alunos }, i) => {
      const antes = atuais[i]?.chamada ?? null;
      return {
        acao: antes ? 'chamada.corrigida' : 'chamada.feita',
        alvoTipo: 'chamada',
        alvoId: ids.get(aulaId ?? data) ?? 0,
        antes: antes && { lista: antes.alunos.length, faltas: emTexto(antes.faltas) },
        depois: { ...(antes ? {} : { data, quantidade }), lista: alunos.length, faltas: emTexto(alunos) },
      };
    }),
  );
}

/** `matrícula: faltas`, with a J when justified; in the order of the enrollments. */
const emTexto = (marcas: readonly { matriculaId: number; faltas: number; justificada: boolean }[]): string[] =>
  marcas
    .filter(({ faltas }) => faltas > 0)
    .toSorted((a, b) => a.matriculaId - b.matriculaId)
    .map(({ matriculaId, faltas, justificada }) => `${matriculaId}: ${faltas}${justificada ? ' J' : ''}`);
