import { type FrequenciaDoAluno, frequenciaDosAlunos } from '#domains/academico/diario/frequencia/server/door.ts';
import { frequenciasDeOrigem } from '#domains/academico/diario/origem/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { notificacoesApi } from '../api.ts';
import { errosNotificacao as erros } from '../erros.ts';
import { type Marco, marcoAlcancado } from '../marcos.ts';
import { type NumerosDaNotificacao, paraConselho, paraResponsaveis } from '../papel.ts';
import type { ComCorreio } from './gravar-envios.ts';
import type { Alvo } from './ler-fatos.ts';
import { type Julgar, prepararCada } from './preparar-cada.ts';

type Pedido = EntradaServidor<typeof notificacoesApi.prepararNotificacoes>['body'];
type Preparadas = RespostaServidor<typeof notificacoesApi.prepararNotificacoes>;

/** Prepares notices of absences: a letter to the guardians and one to the Conselho Tutelar. @throws NAO_ENCONTRADO, ESCOLA_SEM_DADOS */
export function prepararNotificacoes(ato: Ato, pedido: Pedido & ComCorreio): Promise<Preparadas> {
  const { tx, hoje, fuso } = ato;
  return prepararCada(ato, { ...pedido, etapaId: null }, async (turmaIds): Promise<Julgar> => {
    const lidas = await frequenciaDosAlunos(tx, turmaIds);
    const frequencias = new Map(lidas.map((f) => [f.matriculaId, f]));
    const deOrigem = await faltasDeOrigem(tx, lidas);
    return (alvo, escola) => {
      const { marco, numeros } = julgar(alvo, frequencias.get(alvo.matriculaId), deOrigem.get(alvo.matriculaId) ?? 0, fuso);
      const { aluno, matricula, responsaveis } = alvo;
      const fatos = { aluno, matricula, responsaveis, numeros };
      const lugar = [escola.cidade, escola.uf].filter(Boolean).join('/') || null;
      return {
        motivo: { marco },
        proprio: { numeros, responsavel: paraResponsaveis(fatos, marco, hoje), conselho: paraConselho(fatos, marco, hoje, lugar) },
      };
    };
  });
}

/** Absences that students brought from the school where they began the year: those of the year have them in. */
async function faltasDeOrigem(tx: Tx, lidas: readonly FrequenciaDoAluno[]): Promise<Map<number, number>> {
  const faltas = new Map<number, number>();
  for (const [controle, deles] of Map.groupBy(lidas, (f) => f.controle)) {
    const ids = deles.map(({ matriculaId }) => matriculaId);
    for (const o of await frequenciasDeOrigem(tx, ids, controle)) faltas.set(o.matriculaId, (faltas.get(o.matriculaId) ?? 0) + o.faltas);
  }
  return faltas;
}

/** @throws NOTIFICACAO_FORA_DE_TURMA, NOTIFICACAO_SEM_PREVISTO, NOTIFICACAO_ABAIXO_DO_LIMITE, NOTIFICACAO_JA_FEITA */
function julgar(
  { ativa, codigo, aluno, matricula, feitas }: Alvo,
  frequencia: FrequenciaDoAluno | undefined,
  deOrigem: number,
  fuso: string,
): { marco: Marco; numeros: NumerosDaNotificacao } {
  if (!ativa || !frequencia) throw erros.NOTIFICACAO_FORA_DE_TURMA({ codigo });
  const { previsto, noAno, permitidas, controle, dadas, faltas, justificadas, percentual, frequenciaMinima, justificadasContam } =
    frequencia;
  if (previsto === null || noAno === null || permitidas === null) throw erros.NOTIFICACAO_SEM_PREVISTO({ turma: matricula.turma });
  const marco = marcoAlcancado(frequencia.nivel);
  if (marco === null) throw erros.NOTIFICACAO_ABAIXO_DO_LIMITE({ aluno: aluno.nome });
  const [feita] = feitas;
  if (feita && (feita.marco ?? 0) >= marco)
    throw erros.NOTIFICACAO_JA_FEITA({ aluno: aluno.nome, numero: feita.numero, por: feita.por, em: formatarInstante(feita.em, fuso) });
  const contados = { controle, dadas, faltas, justificadas, permitidas, frequenciaMinima, justificadasContam };
  const daEntrada = { ...(deOrigem > 0 ? { deOrigem } : {}), ...(noAno < previsto ? { parteDoAno: true as const } : {}) };
  return { marco, numeros: { ...contados, previsto: noAno, percentual: percentual ?? '0', ...daEntrada } };
}
