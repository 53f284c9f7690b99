import type { RespostaServidor } from '#shared/endpoint.ts';
import { ALUNOS_DO_EXPERIMENTO, type laboratorioApi } from '#domains/academico/estrutura/criterio/edicao/api.ts';
import { calcularAnos, type TurmaCalculada } from '#domains/academico/fechamento/server/ler-turmas.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { ceder } from '#platform/server/vez.ts';
import { type Comparacao, compararTurma, resumir } from '../comparar.ts';
import { type Experimento, lerCena } from './cena.ts';

type Resposta = RespostaServidor<typeof laboratorioApi.experimentarCriterio>;

/** Every student of the course in the year by both rules, class by class. @throws those of `lerCena` */
export async function experimentarCriterio({ db, quem }: Pick<Contexto, 'db' | 'quem'>, pedido: Experimento): Promise<Resposta> {
  const { turmas, atual, proposta } = await lerCena(db, quem, pedido);
  const comparadas: Comparacao[] = [];
  for (const { id, nome, disciplinas } of turmas) {
    const [antes, depois] = [await porRegra(db, id, atual), await porRegra(db, id, proposta)];
    if (!antes || !depois) continue;
    const nomes = new Map(disciplinas.map((d) => [d.id, d.nome]));
    const alunos = new Map(antes.matriculas.map((m) => [m.matriculaId, m.alunoNome]));
    comparadas.push(
      compararTurma(antes, depois, { turma: nome, alunoDe: (m) => alunos.get(m) ?? '', disciplinaDe: (d) => nomes.get(d) ?? '' }),
    );
  }
  return resumir(comparadas, ALUNOS_DO_EXPERIMENTO);
}

/** One class by one rule, as if its year closed today; whoever else waits goes first. */
async function porRegra(db: Db, turmaId: number, criterio: Criterio): Promise<TurmaCalculada | undefined> {
  await ceder();
  return (await calcularAnos(db, [turmaId], { criterio, fechadas: true })).get(turmaId);
}
