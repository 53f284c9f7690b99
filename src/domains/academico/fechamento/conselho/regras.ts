import type { ResultadoDoAluno } from '#domains/academico/estrutura/criterio/aluno.ts';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosConselho as erros } from './erros.ts';
import { type DecisaoDoConselho, esperaDecisao } from './situacoes.ts';

/** A student as the council judges him: what the year gives without it, and whether it may let him pass. */
export type AlunoJulgado = {
  nome: string;
  resultado: ResultadoDoAluno;
  reprovadas: readonly string[];
  podeAprovar: boolean;
  decisao: DecisaoDoConselho | null;
};

/** Only failures by grade are the council's, and whom no mark judges; a student in dependency it may let pass whole. */
export const isDoConselho = ({ resultado, podeAprovar }: Pick<AlunoJulgado, 'resultado' | 'podeAprovar'>): boolean =>
  podeAprovar || resultado === 'reprovado_por_nota';

/** @throws DECISAO_NAO_CABE, DECISAO_ALEM_DO_LIMITE */
export function conferirDecisao({ nome, resultado, reprovadas, podeAprovar, decisao }: AlunoJulgado, limite: number | null): void {
  if (decisao === null) return;
  if (!isDoConselho({ resultado, podeAprovar })) throw erros.DECISAO_NAO_CABE({ aluno: nome, resultado: emFrase(resultados, resultado) });
  if (decisao === 'aprovado_pelo_conselho' && !podeAprovar)
    throw erros.DECISAO_ALEM_DO_LIMITE({
      aluno: nome,
      n: reprovadas.length,
      disciplinas: reprovadas.join(', '),
      limite: limite ?? reprovadas.length,
    });
}

type Reuniao = { dataConselho: DataCivil; participantes: readonly unknown[]; hoje: DataCivil };
const NOMES_NA_RECUSA = 5;
const nomesDe = (alunos: readonly { nome: string }[]): string =>
  alunos
    .slice(0, NOMES_NA_RECUSA)
    .map(({ nome }) => nome)
    .join(', ') + (alunos.length > NOMES_NA_RECUSA ? ` (+${alunos.length - NOMES_NA_RECUSA})` : '');

/**
 * What must stand before minutes are drawn up; `alunos` is null in a council of an etapa, which decides nothing.
 * @throws ATA_ANTES_DO_CONSELHO, ATA_SEM_PARTICIPANTES, ATA_SEM_RESULTADOS, ATA_COM_DECISAO_SEM_EFEITO, ATA_SEM_DECISOES
 */
export function conferirAta({ dataConselho, participantes, hoje }: Reuniao, alunos: readonly AlunoJulgado[] | null): void {
  if (dataConselho > hoje) throw erros.ATA_ANTES_DO_CONSELHO({ data: formatarData(dataConselho) });
  if (participantes.length === 0) throw erros.ATA_SEM_PARTICIPANTES();
  if (alunos === null) return;
  const semResultado = alunos.filter(
    ({ resultado, podeAprovar, decisao }) =>
      (resultado === 'cursando' || resultado === 'em_exame') && (!podeAprovar || decisao === 'mantido'),
  );
  if (semResultado.length > 0) throw erros.ATA_SEM_RESULTADOS({ alunos: nomesDe(semResultado) });
  const semEfeito = alunos.filter(
    (a) => a.decisao !== null && (!isDoConselho(a) || (a.decisao === 'aprovado_pelo_conselho' && !a.podeAprovar)),
  );
  if (semEfeito.length > 0) throw erros.ATA_COM_DECISAO_SEM_EFEITO({ alunos: nomesDe(semEfeito) });
  const semDecisao = alunos.filter(esperaDecisao);
  if (semDecisao.length > 0) throw erros.ATA_SEM_DECISOES({ alunos: nomesDe(semDecisao) });
}
