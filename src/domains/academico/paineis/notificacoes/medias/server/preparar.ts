import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import { criteriosDosAlunos, type MediasDaTurma, mediasDasTurmas } from '#domains/academico/diario/notas/server/door.ts';
import { abaixoDaMedia } from '#domains/academico/paineis/abaixo.ts';
import type { ComCorreio } from '#domains/academico/paineis/notificacoes/server/gravar-envios.ts';
import { type Julgar, prepararCada } from '#domains/academico/paineis/notificacoes/server/preparar-cada.ts';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosNotificacao } from '#domains/academico/paineis/notificacoes/erros.ts';
import type { cartasApi } from '../api.ts';
import { errosCarta as erros } from '../erros.ts';
import { paraAFamilia } from '../papel.ts';

type Pedido = EntradaServidor<typeof cartasApi.prepararCartas>['body'];
type Preparadas = RespostaServidor<typeof cartasApi.prepararCartas>;

/**
 * Prepares letters to the guardians about averages of an etapa below what passes, each student by himself, once.
 * @throws NAO_ENCONTRADO, ESCOLA_SEM_DADOS
 */
export async function prepararCartas(ato: Ato, pedido: Pedido & ComCorreio): Promise<Preparadas> {
  const { tx, hoje, fuso } = ato;
  const { etapaId } = pedido;
  const etapa = await nomeDaEtapa(tx, etapaId);
  return prepararCada(ato, pedido, async (turmaIds): Promise<Julgar> => {
    const turmas = await mediasDasTurmas(tx, turmaIds, { etapaId });
    return (alvo) => {
      const { ativa, codigo, turmaId, matriculaId, matricula, responsaveis, feitas } = alvo;
      const aluno = alvo.aluno.nome;
      const daTurma = turmas.get(turmaId ?? 0);
      if (!ativa || !daTurma) throw errosNotificacao.NOTIFICACAO_FORA_DE_TURMA({ codigo });
      if (daTurma.etapas.length === 0) throw erros.CARTA_DE_OUTRA_ETAPA({ aluno, etapa });
      const [feita] = feitas;
      if (feita) throw erros.CARTA_JA_FEITA({ aluno, etapa, numero: feita.numero, por: feita.por, em: formatarInstante(feita.em, fuso) });
      const { minima, disciplinas } = mediasAbaixo(daTurma, matriculaId);
      if (disciplinas.length === 0) throw erros.CARTA_SEM_MEDIA_ABAIXO({ aluno, etapa });
      if (responsaveis.length === 0) throw erros.CARTA_SEM_RESPONSAVEL({ aluno });
      const dita = { etapa, minima, disciplinas };
      return {
        motivo: { etapaId },
        proprio: { ...dita, numeros: null, conselho: null, responsavel: paraAFamilia({ aluno: alvo.aluno, matricula, ...dita }, hoje) },
      };
    };
  });
}

/** @throws NAO_ENCONTRADO */
async function nomeDaEtapa(tx: Tx, etapaId: number): Promise<string> {
  const { rows } = await sql<{ nome: string }>`select nome from v_etapa where id = ${etapaId}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0].nome;
}

/** What a student has below what passes in the only etapa that was read, as his family reads it. */
function mediasAbaixo(
  daTurma: MediasDaTurma,
  matriculaId: number,
): { minima: string; disciplinas: { disciplina: string; media: string }[] } {
  const criterio = criteriosDosAlunos(daTurma)(matriculaId);
  const escrever = (media: string): string => escreverMedia(criterio, media) ?? media;
  // Of what another school gave, that school wrote to the family.
  const suas = daTurma.disciplinas.map(({ disciplina, contaPromocao, alunos }) => {
    const etapa = alunos.get(matriculaId)?.etapas[0];
    return { disciplina, contaPromocao, media: etapa?.deOrigem ? null : (etapa?.valor ?? null) };
  });
  return {
    minima: escrever(criterio.mediaAprovacao),
    disciplinas: abaixoDaMedia(criterio, suas).map(({ disciplina, media }) => ({ disciplina, media: escrever(media) })),
  };
}
