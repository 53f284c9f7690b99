import type { DataCivil } from '#shared/datas.ts';
import type { Candidato, CursoDeDestino, Destino, TurmaDeDestino } from './candidatos.ts';
import { type Casador, criarCasador } from './casar-precos.ts';
import {
  type Motivo,
  motivosDeOutroCurso,
  motivosDoAluno,
  motivosDoCaminho,
  motivosDoLugar,
  reprovados,
  type SituacaoDaPrevia,
  situacaoDe,
} from './motivos.ts';
import { type Cobranca, planejarContrato, type PlanoDeContrato } from './plano.ts';
import { type Lugar, type PedidoDeLugar, proporTurmas } from './propor-turmas.ts';

export type Criterios = {
  movimento: 'pre_matricula' | 'ativa';
  contratos: 'nenhum' | 'rascunho' | 'ativo';
  dataMatricula: DataCivil;
  /** Who still attends counts as passed: re-enrollment usually comes before the results. */
  aceitarPendentes: boolean;
  cobranca: Cobranca;
};
export type Avaliado = {
  candidato: Candidato;
  curso: CursoDeDestino | null;
  turma: TurmaDeDestino | null;
  motivos: Motivo[];
  situacao: SituacaoDaPrevia;
  /** Null when no contract is made. */
  plano: PlanoDeContrato | null;
};
type Caminho = { atual: CursoDeDestino; destino: CursoDeDestino; escolhida: TurmaDeDestino | null };

/**
 * Every student of a list judged for the year: course (the next one, or the same for who failed), class with its place counted
 * among all the others, price lines, and each reason that stops, asks or informs. Nothing is written; the run judges again by the same.
 * @param escolhas classes that the person chose, by source enrollment
 * @param podeExceder whether a full class may be entered with a reason
 */
export function avaliar(
  candidatos: readonly Candidato[],
  destino: Destino,
  criterios: Criterios,
  { escolhas, podeExceder }: { escolhas: ReadonlyMap<number, number>; podeExceder: boolean },
): Avaliado[] {
  const turmas = new Map(destino.turmas.map((turma) => [turma.id, turma]));
  const parciais = candidatos.map((candidato) => {
    const escolha = escolhas.get(candidato.matriculaId);
    const caminho = caminhoDe(candidato, destino, escolha === undefined ? null : (turmas.get(escolha) ?? 'fora'));
    return {
      candidato,
      ...caminho,
      motivos: [
        ...caminho.motivos,
        ...motivosDoAluno(candidato, { ano: destino.ano, dataMatricula: criterios.dataMatricula, ativar: criterios.contratos === 'ativo' }),
      ],
    };
  });
  // Who is stopped for good takes no place from the others.
  const querem = parciais.flatMap(({ candidato, caminho, motivos }): PedidoDeLugar[] =>
    caminho && !motivos.some(({ peso }) => peso === 'impede')
      ? [{ candidato, cursoId: caminho.destino.id, escolhida: caminho.escolhida }]
      : [],
  );
  const lugares = proporTurmas(querem, destino.turmas);
  const casar = criarCasador(destino.precos);
  return parciais.map(({ candidato, caminho, motivos }) =>
    completar(candidato, caminho, motivos, lugares.get(candidato.matriculaId) ?? null, { destino, casar, criterios, podeExceder }),
  );
}

/** Where a student goes: the course after his, or the same again; the class that was chosen decides between the two. */
function caminhoDe(
  c: Candidato,
  { cursos, ano }: Destino,
  escolhida: TurmaDeDestino | 'fora' | null,
): { caminho: Caminho | null; motivos: Motivo[] } {
  const atual = cursos.get(c.cursoId);
  if (!atual) return { caminho: null, motivos: [] };
  const proximo = atual.proximoCursoId === null ? null : (cursos.get(atual.proximoCursoId) ?? null);
  const jaTem = c.noDestino.find(({ cursoId }) => cursoId === atual.id || cursoId === proximo?.id);
  const motivos: Motivo[] = jaTem ? [{ codigo: 'JA_REMATRICULADO', peso: 'impede', params: { codigo: jaTem.codigo, ano } }] : [];
  if (escolhida === 'fora' || (escolhida && escolhida.cursoId !== atual.id && escolhida.cursoId !== proximo?.id)) {
    return { caminho: null, motivos: [...motivos, { codigo: 'TURMA_DE_FORA', peso: 'impede', params: { curso: atual.nome, ano } }] };
  }
  const repete = escolhida ? escolhida.cursoId === atual.id : reprovados.includes(c.resultado);
  const destino = repete ? atual : proximo;
  if (!destino)
    return { caminho: null, motivos: [...motivos, { codigo: 'SEM_PROXIMO_CURSO', peso: 'impede', params: { curso: atual.nome } }] };
  return { caminho: { atual, destino, escolhida }, motivos };
}

function completar(
  candidato: Candidato,
  caminho: Caminho | null,
  doAluno: readonly Motivo[],
  lugar: Lugar | null,
  { destino, casar, criterios, podeExceder }: { destino: Destino; casar: Casador; criterios: Criterios; podeExceder: boolean },
): Avaliado {
  const jaTem = doAluno.filter(({ codigo }) => codigo === 'JA_REMATRICULADO');
  // Nothing else matters of who is already there.
  if (jaTem.length > 0)
    return { candidato, curso: caminho?.destino ?? null, turma: null, motivos: jaTem, situacao: 'ja_rematriculado', plano: null };
  if (!caminho) return { candidato, curso: null, turma: null, motivos: [...doAluno], situacao: situacaoDe(doAluno), plano: null };
  const { aceitarPendentes, contratos, cobranca, dataMatricula } = criterios;
  const impedido = doAluno.some(({ peso }) => peso === 'impede');
  const turma =
    lugar?.turma ?? (impedido ? (caminho.escolhida ?? destino.turmas.find(({ cursoId }) => cursoId === caminho.destino.id) ?? null) : null);
  const motivos = [...doAluno, ...motivosDoCaminho(candidato, { ...caminho, turma, ano: destino.ano, aceitarPendentes, dataMatricula })];
  if (lugar) motivos.push(...motivosDoLugar(candidato, lugar, podeExceder));
  motivos.push(...motivosDeOutroCurso(candidato, destino.ano));
  const plano = contratos === 'nenhum' ? null : planejarContrato(candidato, caminho.destino, { ...destino, casar }, cobranca);
  for (const { codigo, preco } of plano?.faltas ?? [])
    motivos.push({ codigo, peso: 'impede', params: { preco, curso: caminho.destino.nome, ano: destino.ano } });
  for (const descricao of plano?.avulsas ?? []) motivos.push({ codigo: 'LINHA_NAO_RENOVADA', peso: 'informa', params: { descricao } });
  motivos.push(...(plano?.motivos ?? []));
  return { candidato, curso: caminho.destino, turma: lugar?.turma ?? null, motivos, situacao: situacaoDe(motivos), plano };
}
