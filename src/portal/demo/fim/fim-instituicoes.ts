import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { criarDisciplinaDeInstituicao, criarInstituicao, criarTurmaDeInstituicao } from '#domains/academico/historico/server/oficina.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Base } from '../base/base.ts';
import { cursos } from '../plano/cursos.ts';
import { instituicoes } from '../plano/instituicoes.ts';

const vazia = {
  cnpj: null,
  inep: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  pais: 'Brasil',
  telefone: null,
  email: null,
  contato: null,
  observacoes: null,
};

/** The schools that students came from, with what they taught, as our subjects call it, and the classes of the year before. */
export async function registrarInstituicoes(ato: Ato<Autor>, base: Base, ano: number): Promise<void> {
  const { tx } = ato;
  const { rows: nossas } = await sql<{ id: number; nome: string }>`select id, nome from v_disciplina`.execute(tx);
  for (const { disciplinas, series, ativa, ...dados } of instituicoes) {
    const { id: instituicaoId } = await criarInstituicao(ato, { ...vazia, ...dados, ativa });
    for (const [nome, cargaHoraria, nossa = nome] of disciplinas) {
      const disciplinaId = nossas.find((disciplina) => disciplina.nome === nossa)?.id ?? null;
      await criarDisciplinaDeInstituicao(ato, { instituicaoId, nome, sigla: null, cargaHoraria, disciplinaId, ativa: true });
    }
    for (const serie of series) {
      const cursoId = base.cursos[cursos.findIndex(({ sigla }) => sigla === `EF${serie}`)] ?? null;
      await criarTurmaDeInstituicao(ato, {
        instituicaoId,
        ano: ano - 1,
        serie: `${serie}º ano`,
        nome: 'A',
        turno: serie > 5 ? 'tarde' : 'manha',
        cursoId,
        ativa: true,
      });
    }
  }
}
