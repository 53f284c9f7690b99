import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { Filtro } from '#platform/web/tabela/index.ts';
import { textosContrato } from '../texts.ts';

type Campo = 'CursoId' | 'TurmaId';

/** Filters by course and class, fed by the names that everybody may read. */
export function useFiltrosAcademicos(): Filtro<Campo>[] {
  const t = useTextos(textosContrato);
  const { data } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const opcoes = (itens: readonly { id: number; nome: string }[] | undefined) =>
    (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
  return [
    { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', opcoes: opcoes(data?.cursos) },
    { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', opcoes: opcoes(data?.turmas) },
  ];
}
