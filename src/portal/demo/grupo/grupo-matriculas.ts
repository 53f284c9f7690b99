import type { Ato } from '#platform/server/ato.ts';
import { esquemaNovaMatricula } from '#domains/academico/matriculas/nova/esquemas.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/door.ts';
import type { Base } from '../base/base.ts';
import type { FamiliaCadastrada } from './grupo-pessoas.ts';
import type { PlanoDeMatricula } from '../plano/plano-matriculas.ts';

export type MatriculaFeita = { id: number; codigo: string; plano: PlanoDeMatricula; familia: FamiliaCadastrada; alunoId: number };

/** The planned enrollments of some families, each with who it is for. */
export function matriculasDe(familias: readonly FamiliaCadastrada[]): Omit<MatriculaFeita, 'id' | 'codigo'>[] {
  return familias.flatMap((familia) =>
    familia.matriculas.map((plano) => ({ plano, familia, alunoId: familia.filhosIds[plano.filho] as number })),
  );
}

/** Enrolls the children of some families in both years, through the batch of the re-enrollment screen. */
export async function matricularFamilias(ato: Ato, familias: readonly FamiliaCadastrada[], base: Base): Promise<MatriculaFeita[]> {
  const planos = matriculasDe(familias);
  const criadas = await matricularEmLote(
    ato,
    planos.map(({ plano, familia, alunoId }) => {
      const filho = familia.familia.filhos[plano.filho];
      const turmas = plano.proximoAno ? base.turmas.proximas : base.turmas.atuais;
      return esquemaNovaMatricula.parse({
        alunoId,
        cursoId: base.cursos[(filho?.curso ?? 0) + (plano.proximoAno ? 1 : 0)],
        anoLetivoId: plano.proximoAno ? base.anos.proximo : base.anos.atual,
        turmaId: turmas[plano.turma],
        dataMatricula: plano.dataMatricula,
        preMatricula: plano.preMatricula,
        responsaveis: responsaveisDe(familia, plano.filho),
      });
    }),
  );
  return planos.map((feita, i) => ({ ...feita, id: criadas[i]?.id as number, codigo: criadas[i]?.codigo as string }));
}

/** The guardians of a child; a student of age answers and pays for himself, beside whoever follows his studies. */
function responsaveisDe({ familia, adultosIds, filhosIds }: FamiliaCadastrada, filho: number) {
  const respondePorSi = familia.filhos[filho]?.respondePorSi === true;
  const adultos = familia.adultos.map(({ parentesco, pedagogico, percentual }, i) => {
    const parte = respondePorSi ? null : percentual;
    return { pessoaId: adultosIds[i], parentesco, pedagogico, financeiro: parte !== null, percentual: parte };
  });
  const proprio = { pessoaId: filhosIds[filho], parentesco: 'proprio', pedagogico: true, financeiro: true, percentual: '100.00' };
  return [...(respondePorSi ? [proprio] : []), ...adultos].filter(({ pedagogico, financeiro }) => pedagogico || financeiro);
}
